// `npm start`. The program itself is loaded only by a Node that can read it.
import './check-node.mjs';

import('./start-site.mjs');
