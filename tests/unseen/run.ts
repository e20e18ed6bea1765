import { groupsOf, scoresOf, tryUnseen } from '@/tests/support/unseen';

// `npm run unseen`: the scores of the queries that are kept out of any tuning. It names no query and no miss: what was
// looked at can no longer be called unseen.

const tried = await tryUnseen();
console.log(`${'group'.padEnd(20)}${'queries'.padStart(8)}${'MRR@10'.padStart(9)}${'recall@5'.padStart(10)}`);
for (const [name, group] of groupsOf(tried)) {
  const { queries, mrr, recall } = scoresOf(group);
  console.log(
    `${name.padEnd(20)}${String(queries).padStart(8)}${mrr.toFixed(3).padStart(9)}${recall.toFixed(3).padStart(10)}`,
  );
}
