import { describe, expect, it } from 'vitest';
import { fits, plain } from '@/components/rules/filter-words';
import { findAsked, readLostAddress } from '@/components/rules/lost-address';
import { headingLevels } from '@/components/rules/rule-view';
import { walk, type Trail, type TrailStep } from '@/components/rules/trail';
import { GO_TO_LANGUAGE_SCRIPT, LOST_LANGUAGE_SCRIPT } from '@/components/shell/first-language';

describe('headingLevels', () => {
  it.each([
    ['a chapter with sections and rules', [1, 2, 3, 3, 2, 3], [1, 2, 3, 3, 2, 3]],
    ['rules with no section above them', [1, 3, 3], [1, 2, 3]],
    ['a jump of two levels', [1, 2, 4, 4, 2], [1, 2, 3, 4, 2]],
    ['deeper than HTML has headings', [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 6]],
    ['no rules', [], []],
  ])('%s', (_, depths, levels) => {
    expect(headingLevels(depths)).toEqual(levels);
  });
});

describe('walk', () => {
  const steps = (...list: TrailStep[]): Trail => list.reduce(walk, []);
  const open = (number: string): TrailStep => ({ kind: 'open', number });
  const follow = (number: string): TrailStep => ({ kind: 'follow', number });
  it('goes back over the rules followed, and not past the first', () => {
    const trail = steps(open('12.4.3'), follow('12.4.4'), follow('12.4.5'));
    expect(walk(trail, { kind: 'back' })).toEqual(['12.4.3', '12.4.4']);
    expect(walk(['12.4.3'], { kind: 'back' })).toEqual(['12.4.3']);
  });
  it('does not note a link to the rule on show', () => {
    expect(steps(open('12.4.3'), follow('12.4.3'))).toEqual(['12.4.3']);
  });
  it('forgets the trail when a rule is opened anew or the sheet is closed', () => {
    expect(steps(open('1.0'), follow('2.0'), open('3.0'))).toEqual(['3.0']);
    expect(steps(open('1.0'), follow('2.0'), { kind: 'close' })).toEqual([]);
  });
});

describe('fits', () => {
  const text = plain('Re-despliegue Estratégico RE\nEnglish Strategic Redeployment (SR)');
  it.each([
    ['', true],
    ['estrat', true],
    ['ESTRATÉGICO re', true],
    ['re-des', true],
    ['sr', true],
    ['ploy', false],
    ['estrategico flanco', false],
    ['(', true],
  ])('%j: %s', (typed, wanted) => {
    expect(fits(text, typed)).toBe(wanted);
  });
});

describe('readLostAddress', () => {
  it.each([
    ['/en/paths-of-glory/rules/12.4.3/', { lang: 'en', rule: { game: 'paths-of-glory', asked: '12.4.3' } }],
    ['/es/paths-of-glory/rules/%C2%A712.4', { lang: 'es', rule: { game: 'paths-of-glory', asked: '§12.4' } }],
    ['/it/paths-of-glory/rules/%E0%A4%A/', { lang: 'it', rule: { game: 'paths-of-glory', asked: '%E0%A4%A' } }],
    ['/it/paths-of-glory/rules/', { lang: 'it' }],
    ['/es/no-such-game/rules/12.4.3/', { lang: 'es' }],
    ['/fr/paths-of-glory/', {}],
    ['//', {}],
  ])('%s', (path, wanted) => {
    expect(readLostAddress(path, ['paths-of-glory', 'nach-paris'])).toEqual(wanted);
  });
});

describe('findAsked', () => {
  const book = {
    titles: { '12.0': 'Combat', '12.4': 'Losses', '12.4.3': 'As much as possible' },
    redirects: [{ from: '12.9', to: '12.4' }],
  };
  it('goes to a number that exists, in any spelling', () => {
    expect(findAsked('12.4.3', book)).toEqual({ kind: 'go', number: '12.4.3' });
    expect(findAsked('12', book)).toEqual({ kind: 'go', number: '12.0' });
  });
  it('says where a number of another edition has gone', () => {
    expect(findAsked('12.9', book)).toEqual({ kind: 'moved', from: '12.9', to: '12.4' });
  });
  it('names the nearest with their titles', () => {
    expect(findAsked('12.4.4', book)).toMatchObject({
      kind: 'unknown',
      nearest: [{ number: '12.4.3', title: 'As much as possible' }, {}, {}],
      lack: { kind: 'part', part: '12.4', last: '12.4.3' },
    });
    expect(findAsked('13', book)).toMatchObject({ lack: { kind: 'chapter', chapter: '13', chapters: '12' } });
    expect(findAsked('fire', book)).toEqual({ kind: 'unknown', nearest: [] });
  });
});

describe('the language of a first visit', () => {
  interface Visit {
    readonly stored?: string | null;
    readonly languages?: readonly string[];
    readonly path?: string;
    readonly storageOff?: boolean;
  }
  function visit(script: string, { stored = null, languages = [], path = '/', storageOff = false }: Visit) {
    const root = { lang: '', dataset: {} as Record<string, string> };
    const gone: string[] = [];
    const storage = {
      getItem: () =>
        storageOff
          ? (() => {
              throw new Error('denied');
            })()
          : stored,
    };
    const place = { pathname: path, replace: (to: string) => void gone.push(to) };
    new Function('localStorage', 'navigator', 'location', 'document', script)(storage, { languages }, place, {
      documentElement: root,
    });
    return { gone, root };
  }
  it.each([
    ['the choice made before', { stored: 'it', languages: ['es-ES'] }, '/it/'],
    ['the first browser language that is spoken', { languages: ['de-DE', 'es-419', 'en'] }, '/es/'],
    ['English otherwise', { languages: ['de'] }, '/en/'],
    ['English without any language', { languages: [] }, '/en/'],
    ['the browser’s when the stored value is damaged', { stored: 'xx', languages: ['it-IT'] }, '/it/'],
    ['the browser’s when storage is switched off', { storageOff: true, languages: ['es'] }, '/es/'],
  ])('is %s', (_, given, address) => {
    expect(visit(GO_TO_LANGUAGE_SCRIPT, given).gone).toEqual([address]);
  });
  it('is that of a lost address before all others', () => {
    expect(visit(LOST_LANGUAGE_SCRIPT, { path: '/es/x/', stored: 'it' }).root).toEqual({
      lang: 'es',
      dataset: { only: 'es' },
    });
    expect(visit(LOST_LANGUAGE_SCRIPT, { path: '/constructor/', stored: 'it' }).root).toEqual({
      lang: 'it',
      dataset: { only: 'it' },
    });
  });
});
