import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadTool, type Tool } from '@/components/calculator/tool';
import { ToolProvider } from '@/components/calculator/tool-context';
import { AttackRing } from '@/components/games/when-eagles-fight/attack/attack-ring';
import { ringIn } from '@/components/games/when-eagles-fight/attack/places';
import { middleOf } from '@/components/games/when-eagles-fight/attack/ring-drawing';
import { RuleSheetProvider } from '@/components/rules/rule-sheet';
import { WordsProvider } from '@/components/words/words';
import { run } from '@/lib/calc/calculator';
import { checkInput, type Input } from '@/lib/calc/check';
import { toolWords, uiWords } from '@/lib/content/words';
import type { Language } from '@/lib/core/language';
import { AROUND } from '@/lib/games/when-eagles-fight/attack/fields';
import { messagesOf, toolOf as toolEntry } from '@/lib/games/find';

async function toolOf(name: string): Promise<Tool> {
  const tool = await loadTool('when-eagles-fight', name);
  if (!tool) throw new Error(`no tool ${name}`);
  return tool;
}
const tool = await toolOf('attack');
const entry = toolEntry('when-eagles-fight', 'attack');
const WORDS = entry ? messagesOf(entry) : [];
const field = tool.form.find(({ name }) => name === 'attackers');

/** The ring of a case as it is on the page, with the answer of that case. */
function ring(given: Input, lang: Language = 'en'): string {
  const checked = checkInput(tool.calc, given);
  if (!field || !checked.ok) throw new Error('no ring');
  const answer = run(tool.calc, checked.value, tool.data);
  const messages = {
    ...uiWords(lang, ['common', 'tools', 'calc', 'rules']),
    ...toolWords('when-eagles-fight', lang, WORDS),
  };
  return renderToStaticMarkup(
    <WordsProvider lang={lang} messages={messages}>
      <RuleSheetProvider game="when-eagles-fight">
        <ToolProvider
          tool={tool}
          input={checked.value}
          refusal={answer.ok ? undefined : answer.error}
          data={answer.ok ? answer.value.outcome.data : undefined}
          cards={undefined}
        >
          <AttackRing
            field={field}
            value={checked.value.attackers}
            path="attackers"
            owner="attack"
            onChange={() => undefined}
          />
        </ToolProvider>
      </RuleSheetProvider>
    </WordsProvider>,
  );
}
const names = (html: string): readonly string[] =>
  [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/gu)].map(([, name = '']) => name);
const status = (html: string): string => /role="status"[^>]*>([^<]*)/u.exec(html)?.[1]?.trim() ?? '';

const unit = (more = {}) => ({ attack: 6, ...more });
const from = (...directions: readonly string[]) => ({
  attackers: directions.map((one) => ({ from: one, units: [unit()] })),
});

describe('the six hexes', () => {
  it('are keys in their order round the defender, each with what stands there', () => {
    expect(names(ring({ attackers: [{ from: 'se', units: [unit(), unit({ attack: 3 })] }] }))).toEqual([
      'North: nobody attacks from here; add a unit',
      'North-east: nobody attacks from here; add a unit',
      'South-east: 2 units, 9 attack factors',
      'South: nobody attacks from here; add a unit',
      'South-west: nobody attacks from here; add a unit',
      'North-west: nobody attacks from here; add a unit',
    ]);
  });
  it('say what is to be halved, and which make the attack concentric', () => {
    const html = ring({
      attackers: [
        { from: 'n', units: [unit(), unit({ attack: 5, supply: 'out' })] },
        { from: 's', units: [unit()] },
      ],
    });
    expect(names(html)[0]).toBe('North: 2 units, 6 attack factors and 5 to be halved; makes the attack concentric');
    expect(html).toContain('5<span class="text-sm/none font-normal"> ÷ 2</span>');
  });
  it('have their numbers once that of the defender is known', () => {
    const html = ring({ ...from('n'), target: '2317' });
    expect(names(html).map((name) => /\d{4}/u.exec(name)?.[0])).toEqual([
      '2316',
      '2417',
      '2418',
      '2318',
      '2218',
      '2217',
    ]);
    expect(html).toContain('>2317<');
  });
  it('show how many units there are where totals are given', () => {
    expect(names(ring({ ...from('n'), strength: 'totals' }))[0]).toBe('North: 1 unit');
  });
  it('mark the one that is refused', () => {
    const html = ring({
      attackers: [
        { from: 'n', units: [unit()] },
        { from: 's', units: [unit()], barrier: 'sea' },
      ],
    });
    expect([...html.matchAll(/aria-label="(\w+):[^"]*"[^>]*outline-bad/gu)].map(([, where]) => where)).toEqual([
      'South',
    ]);
  });
  it('lie as on the map: north above the defender, the eastern ones right of him', () => {
    const points = AROUND.map((_, at) => middleOf(at as 0));
    const [n, ne, se, s, sw, nw] = points;
    const ups = [n, ne, se, s].map((point) => point?.y ?? 0);
    expect(ups).toEqual(ups.toSorted((a, b) => a - b));
    expect(ne?.x).toBeGreaterThan(nw?.x ?? 0);
    expect(se?.x).toBeGreaterThan(sw?.x ?? 0);
    expect(n?.x).toBeCloseTo(s?.x ?? 0);
  });
});

describe('the line below (13.16)', () => {
  it.each([
    [['n'], 'Concentric with one hex more: South.'],
    [['n', 's'], 'Concentric: North and South lie opposite each other.'],
    [['n', 'se', 'sw'], 'Concentric: North, South-east, and South-west, each with a hex between it and the next.'],
    [['n', 'ne', 'se', 'nw'], 'Concentric: 4 hexes, more than three.'],
  ])('%j', (directions, said) => {
    expect(status(ring(from(...directions)))).toBe(said);
  });
  it('a fortress is never assaulted so (13.15)', () => {
    const html = ring({ ...from('n', 's'), defenders: [{ nation: 'russian', kind: 'fortress', defence: 3 }] });
    expect(status(html)).toBe('Concentric, but a fortress never suffers it.');
    expect(html).toContain('13.15');
    expect(names(html).some((name) => name.includes('makes the attack concentric'))).toBe(false);
  });
  it('in Spanish', () => {
    expect(status(ring(from('n', 's'), 'es'))).toBe('Concéntrico: Norte y Sur están en lados opuestos.');
  });
});

it('without an answer a hex shows the factors as they are printed', () => {
  const { places } = ringIn(
    [{ from: 'n', units: [unit(), { attack: 9, kind: 'heavy-artillery' }] }],
    [],
    undefined,
    true,
  );
  expect(places[0]?.lent).toEqual({ full: 6, halved: 0 });
});
