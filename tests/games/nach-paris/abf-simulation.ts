/*
 * An ABF played out with given dice, written from the rules apart from the calculator, for brute force over all dice.
 */
export interface Played {
  readonly fort: { readonly feste: boolean; readonly reduced: boolean; readonly cab: number; readonly camp: number };
  readonly second?: { readonly feste: boolean; readonly reduced: boolean; readonly cab: number; readonly camp: number; readonly protection: number };
  readonly others: number;
  readonly assaulter?: { readonly stands: number; readonly falls: number; readonly secondStands: number; readonly secondFalls: number; readonly steps: number; readonly goOn: boolean };
}
export interface Dice {
  readonly fort: number;
  readonly second: number;
  readonly assault: number;
}
export interface End {
  readonly destroyed: boolean;
  readonly reduced: boolean;
  readonly secondDestroyed: boolean;
  readonly secondReduced: boolean;
  readonly loses: boolean;
  readonly advances: boolean;
}

const fails = (cab: number, roll: number): boolean => cab <= 0 || roll > cab;

/** Plays "• −3", "+2" or "—" out. */
export function play(result: string, { fort, second, others, assaulter }: Played, dice: Dice): End {
  const bullets = [...result].filter((sign) => sign === '•').length;
  const digits = result.replace(/[•\s+]/gu, '').replace('−', '-');
  const number = digits === '—' || digits === '' ? undefined : Number(digits);
  const life = fort.feste && !fort.reduced ? 2 : 1;
  const cab = fort.cab + fort.camp + (number ?? 0);
  let lost = Math.min(life, bullets);
  if (number !== undefined && lost < life && fails(cab, dice.fort)) lost++;
  const destroyed = lost >= life;

  const hits = second !== undefined && !fort.feste && bullets > 0 && number !== undefined && (!assaulter || assaulter.goOn);
  const secondLost = hits && fails(second.cab + second.camp + second.protection + number, dice.second) ? 1 : 0;
  const secondDestroyed = secondLost > 0 && second !== undefined && !(second.feste && !second.reduced);
  const secondReduced = secondLost > 0 && !secondDestroyed;

  let loses = false;
  if (assaulter) {
    const free = !hits && (bullets > 0 || (number !== undefined && cab <= 0));
    const strength = hits ? (secondDestroyed ? assaulter.secondFalls : assaulter.secondStands) : destroyed ? assaulter.falls : assaulter.stands;
    loses = !free && fails(strength, dice.assault);
  }
  const empty = destroyed && others === 0 && (second === undefined || secondDestroyed);
  return { destroyed, reduced: lost > 0 && !destroyed, secondDestroyed, secondReduced, loses, advances: assaulter !== undefined && empty && (!loses || assaulter.steps > 1) };
}
