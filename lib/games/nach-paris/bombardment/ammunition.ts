import { text, type Block, type Step, type ValueRow } from '@/lib/calc/evaluation';
import { step, valueRow } from '@/lib/calc/ledger';
import type { FieldCondition } from '@/lib/calc/field';
import { fieldsOf } from '@/lib/calc/fields-of';
import type { Modifier } from '@/lib/calc/modifiers';
import type { Rule } from '@/lib/core/rule';

const field = fieldsOf('unit');

/* Low ammunition (8.8): the general shortage late in the war, and the counted shots of the heaviest guns. */

/** The shell on a SAR (2.5.17): 42 cm, or 30.5 and 28 cm. */
export const SHELLS = ['none', '42', '30'] as const;
export type Shells = (typeof SHELLS)[number];
export type Calibre = Exclude<Shells, 'none'>;
export const CALIBRES: readonly Calibre[] = ['42', '30'];

/** Shots counted from GT1 (8.8.2). */
export const SHOTS: Readonly<Record<Calibre, number>> = { '42': 12, '30': 25 };

export const shellsField = field.choice('shells', '2.5.17', SHELLS, 'none', {
  control: 'chips',
  when: { field: 'kind', is: ['sar'] },
});

/**
 * The shots left of each calibre, kept by the device; asked for while a gun of `list`, in every item of `within` where
 * that is given, counts them.
 */
export function shotsField(list: string, within?: string) {
  const countOf = (calibre: Calibre) => {
    const guns: FieldCondition = {
      field: list,
      some: [
        { field: 'kind', is: ['sar'] },
        { field: 'shells', is: [calibre] },
      ],
    };
    const when: FieldCondition = within === undefined ? guns : { field: within, some: [guns] };
    return field.count(`shots${calibre}`, '8.8.2', [0, 99], SHOTS[calibre], { kept: true, when });
  };
  return { shots42: countOf('42'), shots30: countOf('30') } as const;
}

/** Shots left of each calibre. */
export type ShotsLeft = Readonly<Record<Calibre, number>>;
export const shotsLeft = ({ shots42, shots30 }: { readonly shots42: number; readonly shots30: number }): ShotsLeft => ({
  '42': shots42,
  '30': shots30,
});

/** From this turn on bombardments have +4; from the second on every ARF is halved as well (8.8.1). */
export const SHORTAGE_TURN = 20;
export const HALVED_TURN = 22;

/** The +4 of the shortage: not to fire by SAR alone that count their shots (8.8.1). */
export const shortage = <Case>(
  turnOf: (one: Case) => number,
  fireOf: (one: Case) => readonly { readonly shells: Shells }[],
): Modifier<Case> => ({
  id: 'shortage',
  rule: '8.8.1',
  value: 4,
  needs: [
    (one) => turnOf(one) >= SHORTAGE_TURN,
    {
      reason: 'shortageCounted',
      holds: (one) => fireOf(one).length === 0 || fireOf(one).some(({ shells }) => shells === 'none'),
    },
  ],
});

/** One line of the ammunition track: the shots before and after this bombardment or combat. */
export interface ShotCount {
  readonly calibre: Calibre;
  readonly before: number;
  readonly after: number;
}

/**
 * The counts that a bombardment, or the support of a combat, pays one space on, however many guns of the calibre fire
 * (8.8.2, 9.5.3).
 */
export function shotCounts(fire: readonly { readonly shells: Shells }[], left: ShotsLeft): readonly ShotCount[] {
  return CALIBRES.filter((calibre) => fire.some(({ shells }) => shells === calibre)).map((calibre) => ({
    calibre,
    before: left[calibre],
    after: Math.max(0, left[calibre] - 1),
  }));
}

/** One step for each count that is lowered, by the rule that says so. */
export const shotSteps = (shots: readonly ShotCount[], rule: Rule): readonly Step[] =>
  shots.map(({ calibre, before, after }) =>
    step(`shots-${calibre}`, rule, text('unit.track.step', { calibre: text(`unit.options.shells.${calibre}`) }), {
      before,
      after,
    }),
  );

/** The shots left on each count involved, before and after. */
export const shotRows = (shots: readonly ShotCount[]): readonly ValueRow[] =>
  shots.map(({ calibre, before, after }) =>
    valueRow(
      text('unit.track.left', { calibre: text(`unit.options.shells.${calibre}`) }),
      `${before} → ${after}`,
      '8.8.2',
    ),
  );

/**
 * After a bombardment or a combat: its counts, and the key that takes them over to the next; nothing when none is
 * involved.
 */
export const trackBlock = (shots: readonly ShotCount[]): readonly Block[] =>
  shots.length
    ? [
        {
          kind: 'next',
          id: 'track',
          title: text('unit.track.title'),
          rows: shotRows(shots),
          text: text('unit.track.next'),
          values: Object.fromEntries(shots.map(({ calibre, after }) => [`shots${calibre}`, after])),
        },
      ]
    : [];
