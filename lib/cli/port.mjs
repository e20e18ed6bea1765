// The port that a server listens on, and words for what is wrong with it.

/** What a port may be, as the option `--port` and the variable PORT take it. */
export const PORT = {
  takes: 'a whole number from 1 to 65535',
  /** Whether a text is a port. */
  fits: (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535,
};

/** Why a server could not listen on a port, in words; other errors are thrown on. */
export function portProblem(error, port) {
  const other = `choose another port: npm start -- --port ${port === 65535 ? 3000 : Math.max(port + 1, 3000)}`;
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or ${other}`;
  if (error.code === 'EACCES')
    return `Port ${port} is not open to this user: the system keeps it. Allow it there, or ${other}`;
  throw error;
}
