// `npm test`. The program itself is loaded only by a Node that can read it.
import './check-node.mjs';

import('./test-all.mjs');
