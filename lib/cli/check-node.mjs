// Imported first by every program: an older Node is told so before it meets what it cannot read or do.
import { nodeWillDo } from './node-version.mjs';

if (!nodeWillDo()) process.exit(1);
