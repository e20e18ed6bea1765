import fc from 'fast-check';

// Every property draws from this seed unless it names one of its own.
const seed = Number(process.env.UMPIRE_SEED);
if (!Number.isSafeInteger(seed))
  throw new Error(`UMPIRE_SEED is ${process.env.UMPIRE_SEED}; it has to be a whole number`);
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
