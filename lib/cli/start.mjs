// `npm start`. The program itself is loaded only by a Node that can read it.
import { nodeWillDo } from './node-version.mjs';

if (nodeWillDo()) import('./start-site.mjs');
