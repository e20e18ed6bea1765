/* Events, ammunition and the revolution counted from the rulebook alone (4.4, 4.5, 7.1 to 7.3, 9.9 to 9.13, 15.9). */

export interface State {
  readonly turn: number;
  readonly tsar: 'neither' | 'command' | 'reforms';
  readonly verdun: boolean;
  readonly brusilov: number | undefined;
  readonly cities: number;
  readonly warsaw: boolean;
  readonly vilna: boolean;
  readonly brest: boolean;
  readonly lemberg: boolean;
  readonly odessa: boolean;
  readonly neutral: boolean;
  readonly caucasusLost: boolean;
  readonly caucasusWon: boolean;
  readonly gallipoli: boolean;
  readonly austrian: boolean;
  readonly peace: boolean;
  readonly guns: number;
}

/** As which event a letter counts, or "No Event": paragraph by paragraph of 7.2. */
export function treatedAs(letter: string, s: State): string | null {
  const verdunNow = s.turn >= 12 && s.turn <= 15 && !s.verdun;
  const quiet = s.verdun && s.brusilov === undefined && s.turn >= 19;
  const holds = (yes: boolean): string | null => (yes ? letter : null);
  switch (letter) {
    case 'A':
      return holds(s.tsar === 'neither' && s.warsaw && (s.vilna || s.brest));
    case 'B':
      return holds(s.tsar === 'neither');
    case 'C':
      return verdunNow ? 'K' : quiet ? null : s.turn > 15 && !s.verdun ? 'D' : 'C';
    case 'D':
      return verdunNow ? 'K' : quiet ? null : 'D';
    case 'E':
      return holds(s.turn > 5 && !s.neutral);
    case 'F':
      return holds(!s.caucasusLost && !s.caucasusWon);
    case 'G':
      return holds(!s.caucasusWon);
    case 'H':
      return holds(s.turn >= 11 && !s.gallipoli);
    case 'I':
      return holds(s.turn <= 6 && !s.neutral);
    case 'J':
      // Rolled in phase I: an offensive declared later in the same turn has not begun yet.
      return holds(
        s.turn >= 8 &&
          s.turn <= 22 &&
          !s.neutral &&
          s.lemberg &&
          (s.brusilov === undefined || s.brusilov === s.turn) &&
          !s.austrian,
      );
    case 'K':
      return holds(verdunNow);
    default:
      return holds(s.cities >= 3 && !s.peace);
  }
}

/** The heavy artillery and the box of the marker once the event has been carried out (7.2.D, 7.2.K, 7.3). */
export function afterwards(as: string | null, s: State, marker: number | undefined) {
  const taken = as === 'K' || (as === 'D' && s.turn > 15 && !s.verdun) ? 1 : 0;
  const guns = Math.max(0, s.guns - taken);
  if (s.verdun || as === 'K' || s.turn < 15) return { guns, box: null };
  if (s.turn === 15) return { guns, box: 24 };
  if (marker === undefined) return { guns, box: null };
  return { guns, box: guns > 0 && marker > s.turn ? marker - 1 : marker };
}

/** How many of the 36 rolls of two dice make a sum. */
export function rollsOf(sum: number): number {
  let rolls = 0;
  for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + other === sum) rolls++;
  return rolls;
}

/** The markers one by one: the Russian the odd one and first, none where nobody is left to take it (9.11, 9.13). */
export function hand(number: number, eligible: number | undefined) {
  let [russian, central, lost, left] = [0, 0, 0, eligible ?? Infinity];
  const mine = number - Math.floor(number / 2);
  for (let marker = 1; marker <= number; marker++) {
    if (left <= 0) lost++;
    else if (marker <= mine) russian++;
    else central++;
    left--;
  }
  return { number, russian, central, lost };
}
