import {
  isBehindAt,
  isBetweenValues,
  isNamedAt,
  isOfOther,
  isOneOf,
  isPlaced,
  isPlain,
  isRowOf,
  isStrange,
  isStrength,
  nameAfter,
  valueAt,
} from '@/lib/typed/beside';
import { newDraft, type Draft } from '@/lib/typed/drafts';
import type { Asks, Lexicon, Value } from '@/lib/typed/meaning';
import type { Fault, FieldRead, SideName } from '@/lib/typed/reading';
import { isLoose, isNounAt, MOST_RATED, placesOf, traitOf, type TextPart } from '@/lib/typed/parts';
import { firstOf, lastOf } from '@/lib/typed/tokens';
import { isNationSum, isSum, unitsOf } from '@/lib/typed/units';

type Traits = Readonly<Record<string, Value>>;

/** Units of one kind on a side, as the words say it. */
export interface Item {
  /** how many; none said is none */
  readonly count: number | undefined;
  /** an article says it: "a corps" */
  readonly article: boolean;
  readonly traits: Traits;
  /** names of the traits that its own words say; the others are those of its neighbours */
  readonly own: readonly string[];
  /** the places of the words that say a trait, by its name */
  readonly said: Readonly<Record<string, readonly number[]>>;
  /** the count stands after its words: "German 20" */
  readonly after: boolean;
  /** the space that they come from, where it is said */
  readonly place: Value | undefined;
  /** the places of its words */
  readonly tokens: readonly number[];
}

/** What the parts of a side say. */
export interface SideRead {
  readonly items: readonly Item[];
  readonly fields: readonly FieldRead[];
  readonly faults: readonly Fault[];
  readonly unknown: readonly number[];
  readonly filler: readonly number[];
  /** where the words of the defender say that the attackers come from */
  readonly from: Value | undefined;
}

/** A number with what stands around it. */
interface NumberRead {
  readonly parts: readonly TextPart[];
  readonly i: number;
  readonly value: number;
  readonly part: TextPart;
  readonly tokens: readonly number[];
  readonly isArticle: boolean;
  /** "one", not "1" */
  readonly isWord: boolean;
  /** where what it may be of stands, and what that is */
  readonly at: number;
  readonly next: TextPart['meaning'] | undefined;
  readonly after: TextPart['meaning'] | undefined;
  /** what stands behind it, words that say nothing apart */
  readonly follows: TextPart['meaning']['kind'] | undefined;
}

/** Whether the words behind a number say what it is of. */
const isNamed = ({ next }: NumberRead): boolean =>
  next?.kind === 'traits' || (next?.kind === 'asks' && next.before === true);

/** "A division of 32 and another two" are two; more are the strength of one. */
const MOST_OTHERS = 3;

/** Reads the parts of a side from left to right: what stands between two nouns belongs to the nearer. */
export function itemsOf(parts: readonly TextPart[], lexicon: Lexicon, side: SideName, hasTwo: boolean): SideRead {
  const reader = new SideReader(lexicon, side, hasTwo);
  for (let i = 0; i < parts.length;) i = reader.read(parts, i);
  return reader.end();
}

class SideReader {
  private now: Draft | undefined;
  /** the place that stands before those who come from it */
  private pending: Value | undefined;
  /** whose number the next one is, where the text says so */
  private role: SideName | undefined;
  /** whose the last such number was */
  private told: SideName | undefined;
  /** what the last number with a name of its own was asked for */
  private asked: Asks | undefined;
  /** where the last such value ended */
  private settled: number | undefined;
  private bracket: Traits | undefined;
  /** where a word ended that nobody knows: a number right after it may be its own */
  private counted: number | undefined;
  /** where a unit ended that nobody knows */
  private strange: number | undefined;
  /** where the last place ended that they come from */
  private cameFrom: number | undefined;
  /** the last word was a comma */
  private comma = false;
  /** where the last "the" ended */
  private definite: number | undefined;
  private readonly drafts: Draft[] = [];
  private readonly fields: FieldRead[] = [];
  private readonly faults: Fault[] = [];
  private readonly unknown: number[] = [];
  private readonly filler: number[] = [];
  /** places from which attackers come, named among the defenders */
  private readonly left: Value[] = [];

  constructor(
    private readonly lexicon: Lexicon,
    private readonly side: SideName,
    private readonly hasTwo: boolean,
  ) {}

  /** Reads the part at a place with what belongs to it; answers the next place. */
  read(parts: readonly TextPart[], i: number): number {
    const part = parts[i] as TextPart;
    const tokens = placesOf([part]);
    const { meaning } = part;
    switch (meaning.kind) {
      case 'traits':
        this.add(meaning.traits, tokens);
        return i + 1;
      case 'place':
        return this.readPlace(parts, i, meaning.value);
      case 'ordinal':
        // Which of several equal counters it is makes no difference, but it is one.
        this.add(
          this.lexicon.numeral === undefined ? this.which(meaning.which) : { [this.lexicon.numeral]: meaning.which },
          tokens,
        );
        // "The 1st and 2nd German army": the first is one as well, of what the second is.
        if (this.now && isRowOf(parts, i, 'ordinal'))
          Object.assign(this.now, { row: true, count: this.now.count ?? 1, article: true });
        return i + 1;
      case 'number':
        return this.readNumber(parts, i, meaning.value);
      case 'factors':
        return this.readFactors(part, meaning.values, i);
      case 'signed':
        return this.readSigned(parts, i, meaning.value);
      case 'asks':
        return this.readAsks(parts, i, meaning);
      case 'field':
        return this.readField(parts, i);
      case 'and':
        this.filler.push(...tokens);
        this.close();
        this.comma = meaning.loose === true;
        return i + 1;
      case 'with':
        // "50 against 25 with heavy artillery": the number counts no guns, and whose they are nobody can tell.
        if (isSum(this.now, this.lexicon)) this.comma = true;
        if (
          (isSum(this.now, this.lexicon) || isNationSum(this.now, this.lexicon)) &&
          isNounAt(parts[i + 1], this.lexicon)
        )
          this.close();
        // "Two French with fort"
        if (this.now?.traits[this.lexicon.nation] !== undefined && this.isAlone(parts[i + 1])) this.close();
        this.filler.push(...tokens);
        return i + 1;
      case 'unknown':
        this.unknown.push(...tokens);
        this.counted = meaning.other || meaning.plain ? undefined : part.to;
        // "A German zeppelin": whatever it is, it is no unit of this game.
        if (this.now && !meaning.other && !meaning.plain && lastOf(this.now) === part.from - 1) this.now.strange = true;
        return i + 1;
      case 'other':
        this.unknown.push(...tokens);
        return i + 1;
      case 'again':
        // "The other fort": of something that is no unit.
        // … and "a corps, the other one with its guns": of one there is no other.
        if (isStrange(parts[i + 1]) || (meaning.definite && !this.areSeveral())) {
          const article = meaning.definite ? 1 : 0;
          this.filler.push(...tokens.slice(0, article));
          this.unknown.push(...tokens.slice(article));
        } else if (meaning.several) this.readOthers(parts, i);
        else this.again(tokens, parts[i + 1]);
        return i + 1;
      case 'role':
        this.role = meaning.side;
        this.filler.push(...tokens);
        return i + 1;
      case 'open':
        // A bracket after a name explains it: "Yilderim (YLD)".
        this.bracket =
          parts[i + 1]?.meaning.kind === 'traits' && parts[i - 1]?.meaning.kind !== 'traits'
            ? this.lexicon.brackets
            : undefined;
        this.filler.push(...tokens);
        return i + 1;
      case 'shut':
        this.bracket = undefined;
        this.filler.push(...tokens);
        return i + 1;
      case 'twice':
        this.double(tokens);
        return i + 1;
      case 'times':
        if (this.now) this.now.times = true;
        this.filler.push(...tokens);
        return i + 1;
      case 'versus':
        // "A fortress defended by 4"
        if (meaning.by) this.close();
        return i + 1;
      case 'defends':
        return i + 1;
      case 'filler':
        if (meaning.all) return this.readAll(parts, i);
        if (meaning.the) this.definite = part.to;
        this.filler.push(...tokens);
        return i + 1;
      default:
        this.filler.push(...tokens);
        return i + 1;
    }
  }

  end(): SideRead {
    this.close();
    const { lexicon, side, hasTwo, drafts } = this;
    const { fields, faults, unknown, filler, left } = this;
    const isAfter = side === 'defence' && hasTwo;
    const items = unitsOf(drafts, { lexicon, isAfter, left: { unknown, filler } });
    return { items, fields, faults, unknown, filler, from: left[0] };
  }

  /** A noun that its neighbours do not share. */
  private isAlone(part: TextPart | undefined): boolean {
    const { alone = [], noun } = this.lexicon;
    const value = traitOf(part, noun);
    return value !== undefined && alone.includes(value);
  }

  /** "…, all full": of the attackers it is so of each; behind the defenders nobody knows whether of both sides. */
  private readAll(parts: readonly TextPart[], i: number): number {
    const tokens = placesOf(parts.slice(i, i + 2));
    const state = parts[i + 1]?.meaning;
    const units = [...this.drafts, ...(this.now ? [this.now] : [])];
    const last = units.at(-1);
    const { noun } = this.lexicon;
    const isKind = state?.kind === 'traits' && noun in state.traits;
    const areOfIt = isKind && units.every(({ traits }) => (traits[noun] ?? state.traits[noun]) === state.traits[noun]);
    if (state?.kind !== 'traits' || !last || (isKind ? !areOfIt : this.side === 'defence' && this.hasTwo)) {
      this.unknown.push(...tokens);
      return i + 2;
    }
    for (const one of units) {
      one.said = { ...Object.fromEntries(Object.keys(state.traits).map((name) => [name, tokens])), ...one.said };
      one.traits = { ...state.traits, ...one.traits };
    }
    last.tokens.push(...tokens);
    return i + 2;
  }

  /** "Altri due", "two others": so many of what was named last; without a number nobody knows how many. */
  private readOthers(parts: readonly TextPart[], i: number): void {
    const tokens = placesOf(parts.slice(i, i + 1));
    const { now } = this;
    const next = parts[i + 1]?.meaning;
    if (next?.kind === 'number' && !next.article) return this.again(tokens, undefined);
    const isCounted = now?.count !== undefined && !now.article && Object.keys(now.traits).length === 0;
    if (!isCounted || parts[i - 1]?.meaning.kind !== 'number') {
      this.unknown.push(...tokens);
      return;
    }
    this.now = undefined;
    this.again([...now.tokens, ...tokens], undefined);
    Object.assign(this.open(), { count: now.count, again: false });
  }

  /** Whether more than one was named on this side. */
  private areSeveral(): boolean {
    const units = [...this.drafts, ...(this.now ? [this.now] : [])];
    return units.length > 1 || units.some(({ count = 1 }) => count > 1);
  }

  /** "Another": one of what was named last. */
  private again(tokens: readonly number[], next: TextPart | undefined): void {
    const { noun, nation, states, strength = [], marks = [] } = this.lexicon;
    // "The BEF and another British": of his people, and no other BEF.
    const isPeople = traitOf(next, nation) !== undefined;
    // "And enters another corps": what only says how it is belongs to the one that follows.
    const isState = this.now !== undefined && Object.keys(this.now.traits).every((name) => states.includes(name));
    const before = isState ? this.drafts.at(-1) : (this.now ?? this.drafts.at(-1));
    if (!isState) this.close();
    const draft = this.open();
    const own = draft.traits;
    draft.count = 1;
    draft.again = true;
    draft.tokens.push(...tokens);
    // A noun that follows says itself what it is one of.
    if (before)
      draft.traits = Object.fromEntries(
        Object.entries(before.traits).filter(
          ([name, value]) => typeof value !== 'number' && !states.includes(name) && !(isPeople && marks.includes(name)),
        ),
      );
    draft.copied = Object.keys(draft.traits);
    if (isState) draft.traits = { ...draft.traits, ...own };
    draft.named = before === undefined || before.traits[noun] === undefined;
    draft.rated = before !== undefined && (before.after || typeof before.traits[strength[0] ?? ''] === 'number');
  }

  /** "A corps of 6 twice": two of the unit right before it, if that is one. */
  private double(tokens: readonly number[]): void {
    const { now } = this;
    const isOne = now !== undefined && (now.count === undefined || (now.article && now.count === 1));
    if (!isOne || now.traits[this.lexicon.noun] === undefined) return void this.unknown.push(...tokens);
    Object.assign(now, { count: 2, article: false });
    now.tokens.push(...tokens);
  }

  private open(): Draft {
    if (this.now) return this.now;
    const draft = newDraft(this.pending, this.comma);
    this.comma = false;
    return (this.now = draft);
  }

  private close(): void {
    const { now, lexicon } = this;
    this.now = undefined;
    if (!now) return;
    const isBare = Object.keys(now.traits).length === 0;
    this.strange = now.strange ? this.counted : undefined;
    // "One next to the other" of a side that is a number: nobody is counted once more.
    const isNobody =
      now.again &&
      lexicon.sums === true &&
      [lexicon.noun, ...(lexicon.strength ?? [])].every((name) => now.traits[name] === undefined) &&
      Object.keys(now.traits).every((name) => now.copied.includes(name));
    if (isNobody) this.unknown.push(...now.tokens);
    else if (
      now.strange &&
      Object.keys(now.traits).join() === lexicon.nation &&
      !(lexicon.sums && now.count !== undefined && !now.article)
    )
      this.unknown.push(...now.tokens);
    else if (isBare && this.isOther(now)) this.pushOther(now);
    else if (!isBare || now.row || (lexicon.sums && now.count !== undefined) || this.mayBeListed(now))
      this.drafts.push(now);
    // A number that counts nothing is no word that was understood; an article says nothing anyhow.
    else this.unknown.push(...now.tokens);
  }

  /** "Corps 6 and 7": a number after a unit with its strength is that of another such unit. */
  private isOther({ count, article, apart }: Draft): boolean {
    const before = this.drafts.at(-1);
    const [factor] = this.lexicon.strength ?? [];
    return (
      factor !== undefined &&
      before !== undefined &&
      count !== undefined &&
      !article &&
      !apart &&
      before.traits[this.lexicon.noun] !== undefined &&
      typeof before.traits[factor] === 'number' &&
      (before.count ?? 1) <= 2
    );
  }

  /** "Two corps, a five and a six": a number behind units that are counted may be the strength of one of them. */
  private mayBeListed({ count, article }: Draft): boolean {
    const { noun, strength = [] } = this.lexicon;
    const units = this.drafts.findLast(({ traits }) => Object.keys(traits).length > 0);
    const isCounted = units !== undefined && (units.count ?? 1) > 1 && units.traits[noun] !== undefined;
    return strength.length > 0 && count !== undefined && !article && isCounted;
  }

  private pushOther(now: Draft): void {
    const before = this.drafts.at(-1);
    const [factor = ''] = this.lexicon.strength ?? [];
    if (!before) return;
    // "Two corps, 6 and 5": each is one of the two.
    if (before.count === 2) before.count = 1;
    this.drafts.push({ ...now, count: 1, named: true, traits: { ...before.traits, [factor]: now.count ?? 0 } });
  }

  private add(traits: Traits, tokens: readonly number[]): void {
    const { noun, states } = this.lexicon;
    // "The Moroccan disrupted": whoever it is of, nobody knows him.
    if (!this.now && this.counted === tokens[0] && Object.keys(traits).every((name) => states.includes(name))) {
      this.unknown.push(...tokens);
      this.counted = lastOf({ tokens }) + 1;
      return;
    }
    // "German 7, German 6": the number after a nation has ended it.
    if (this.now?.after && traits[this.lexicon.nation] !== undefined) this.close();
    const isNoun = Object.keys(traits).every((name) => name === noun);
    const clash =
      this.now &&
      Object.entries(traits).some(([name, value]) => {
        // "A French army and another British": what it has of the first is not said of it.
        const before = this.now?.copied.includes(name) ? undefined : this.now?.traits[name];
        // A second "army" is another one, unless the first was only part of a name ("the BEF", an army or not).
        return before !== undefined && (before !== value || (name === noun && isNoun && this.now?.named === true));
      });
    if (clash) this.close();
    const draft = this.open();
    draft.named ||= isNoun && noun in traits;
    draft.definite ||= draft.tokens.length === 0 && this.definite === tokens[0];
    Object.assign(draft.traits, this.bracket, traits);
    Object.assign(draft.said, Object.fromEntries(Object.keys(traits).map((name) => [name, tokens])));
    draft.tokens.push(...tokens);
  }

  /** "The fifth turn", "the third army": of a unit it says which, as 3rd does. */
  private readPlace(parts: readonly TextPart[], i: number, value: number): number {
    const part = parts[i] as TextPart;
    const next = parts[i + 1]?.meaning;
    if (next?.kind === 'asks' && next.of === 'field') {
      // "First roll 2": it has a value of its own, and is the first; "second roll 4" alone is no value of anything.
      const number = parts[i + 2]?.meaning;
      const isOwn = number?.kind === 'number' && !number.article && parts[i + 3]?.meaning.kind !== 'traits';
      if (isOwn && this.isNth(next, value)) {
        this.filler.push(...placesOf([part]));
        return i + 1;
      }
      if (isOwn) this.unknown.push(...placesOf(parts.slice(i, i + 3)));
      else this.settle(next, value, placesOf(parts.slice(i, i + 2)));
      return isOwn ? i + 3 : i + 2;
    }
    // "… second 4"
    const number = next?.kind === 'number' && !next.article ? next.value : undefined;
    if (this.asked?.of === 'field' && number !== undefined && this.isNth(this.asked, value)) {
      this.settle(this.asked, number, placesOf(parts.slice(i, i + 2)));
      return i + 2;
    }
    // "A third French corps": one more, and no name of his.
    const before = parts[i - 1]?.meaning;
    if (before?.kind === 'number' && before.article && next?.kind === 'traits' && this.lexicon.which === undefined) {
      this.filler.push(...placesOf([part]));
      return i + 1;
    }
    const isRow = this.lexicon.which !== undefined && isRowOf(parts, i, 'place');
    // "The Austrian third": one without a number so far.
    const { now } = this;
    const isBehind =
      this.lexicon.which !== undefined &&
      !isRow &&
      now?.traits[this.lexicon.nation] !== undefined &&
      now.traits[this.lexicon.which] === undefined &&
      (now.count === undefined || now.article) &&
      lastOf(now) === part.from - 1;
    if (isBehind) {
      this.add(this.which(String(value)), placesOf([part]));
      return i + 1;
    }
    // "The second Territorial": where nobody is known by such a word it is named.
    const isNamed = this.lexicon.which !== undefined || this.lexicon.numeral === undefined;
    if (isNamed && (next?.kind === 'traits' || isRow)) this.add(this.which(String(value)), placesOf([part]));
    // "The first and second German army": two of them.
    if (isRow && this.now) Object.assign(this.now, { row: true, count: this.now.count ?? 1, article: true });
    else if (!isNamed || next?.kind !== 'traits') this.unknown.push(...placesOf([part]));
    return i + 1;
  }

  /** Whether the next value of a field is the one of a place in their row: only some take more than one. */
  private isNth({ name }: Asks, place: number): boolean {
    const before = this.fields.filter(({ field }) => field === name).length;
    return (place === 1 || this.lexicon.many?.includes(name) === true) && place === before + 1;
  }

  private which(value: string): Traits {
    return this.lexicon.which === undefined ? {} : { [this.lexicon.which]: value };
  }

  /** Whether a number is the "one" of "a full one": a pronoun after what only says how a unit is. */
  private isPronoun({ meaning }: TextPart): boolean {
    const names = Object.keys(this.now?.traits ?? {});
    return (
      meaning.kind === 'number' &&
      meaning.value === 1 &&
      !meaning.digits &&
      !meaning.article &&
      names.length > 0 &&
      // "Two Austrian armies and a German one"
      names.every(
        (name) => this.lexicon.states.includes(name) || (name === this.lexicon.nation && this.now?.article),
      ) &&
      // "Two divisions, disrupted one"
      (this.now?.article === true || this.now?.apart === false) &&
      this.drafts.length > 0
    );
  }

  private readNumber(parts: readonly TextPart[], i: number, value: number): number {
    const number = this.numberAt(parts, i, value);
    return (
      this.asPronoun(number) ??
      this.asOthers(number) ??
      this.asPlace(number) ??
      this.asValue(number) ??
      this.asThem(number) ??
      this.asNobody(number) ??
      this.asStrengthOfOne(number) ??
      this.asStranger(number) ??
      this.asNextOfRow(number) ??
      this.asStrength(number) ??
      this.asCount(number)
    );
  }

  private numberAt(parts: readonly TextPart[], i: number, value: number): NumberRead {
    const part = parts[i] as TextPart;
    const { meaning } = part;
    let at = i + 1;
    while (parts[at]?.meaning.kind === 'filler') at++;
    // "40 de AFF": a word that may stand before a strength says nothing before a name.
    const loose = parts[at]?.meaning;
    if (loose?.kind === 'asks' && loose.optional && !loose.before && parts[at + 1]?.meaning.kind === 'asks') at++;
    return {
      parts,
      i,
      value,
      part,
      tokens: placesOf([part]),
      isArticle: meaning.kind === 'number' && meaning.article === true,
      isWord: meaning.kind === 'number' && !meaning.digits,
      at,
      next: parts[at]?.meaning,
      after: parts[at + 1]?.meaning,
      follows: parts.slice(i + 1).find((one) => one.meaning.kind !== 'filler')?.meaning.kind,
    };
  }

  /** "A full one": it counts nobody more. */
  private asPronoun({ i, part, tokens }: NumberRead): number | undefined {
    if (!this.now || !this.isPronoun(part)) return undefined;
    this.now.stands = true;
    this.now.tokens.push(...tokens);
    return i + 1;
  }

  /** "Another two". */
  private asOthers({ parts, i, value, part, tokens, isArticle }: NumberRead): number | undefined {
    if (!this.now?.again || isArticle || lastOf(this.now) !== part.from - 1) return undefined;
    const [factor] = this.lexicon.strength ?? [];
    const isCounted = isNounAt(parts[i + 1], this.lexicon);
    // "A division of 32 and another thirty": so many others do not stand there.
    if (factor !== undefined && value > MOST_OTHERS && this.now.rated && !isCounted)
      Object.assign(this.now.traits, { [factor]: value });
    else Object.assign(this.now, { count: value });
    this.now.again = false;
    this.now.tokens.push(...tokens);
    return i + 1;
  }

  /** "Brusilov en el 15", "fives in one and two": a number after "in" is no strength. */
  private asPlace({ parts, i, tokens, isArticle }: NumberRead): number | undefined {
    const isRated = this.lexicon.sums === true || this.lexicon.strength !== undefined;
    if (!isRated || isArticle || !isPlaced(parts, i)) return undefined;
    this.unknown.push(...tokens);
    return i + 1;
  }

  /** The value of a word that asks for one. */
  private asValue(number: NumberRead): number | undefined {
    const { parts, i, value, tokens, isArticle, at, next, after } = number;
    // "A three step one"
    const isOneMore = after?.kind === 'number' && after.value === 1 && !after.digits && !after.article;
    // "7 steps two hexes away": the second number is of what follows it.
    const [beyond, last] = [parts[at + 2]?.meaning, parts[at + 3]?.meaning.kind];
    const isTheirs = after?.kind === 'number' && beyond?.kind === 'asks' && beyond.before === true && last !== 'number';
    if (
      next?.kind === 'asks' &&
      next.before &&
      (after?.kind !== 'number' || isOneMore || isTheirs) &&
      (!isArticle || next.article)
    ) {
      this.filler.push(...placesOf(parts.slice(i + 1, at)));
      this.settle(next, value, [...tokens, ...placesOf(parts.slice(at, at + 1))]);
      return at + 1;
    }
    // "One roll of 6"
    if (value === 1 && next?.kind === 'asks' && next.name === 'die' && after?.kind !== 'traits') {
      this.filler.push(...tokens);
      return i + 1;
    }
    // "The attacker rolls 5, the defender 2": the same question once more.
    if (this.role !== undefined && this.asked?.of === 'field' && !isArticle && next?.kind !== 'traits') {
      this.settle(this.asked, value, tokens);
      return i + 1;
    }
    // "Dice 3 and 4", "tiradas 2, 5 y 1": one more value of what was asked for.
    if (!this.isOneMore(parts, i, next)) return undefined;
    this.role = this.told;
    this.settle(this.asked as Asks, value, tokens);
    return i + 1;
  }

  /** "Bulgarian corps, three of them": so many of those that nobody has counted. */
  private asThem({ parts, i, value }: NumberRead): number | undefined {
    const named = this.drafts.at(-1);
    const theirs = parts[i + 1]?.meaning;
    const isOfThem = theirs?.kind === 'filler' && theirs.them === true && !this.now;
    if (!isOfThem || !named || named.count !== undefined || named.traits[this.lexicon.noun] === undefined)
      return undefined;
    named.count = value;
    named.tokens.push(...placesOf(parts.slice(i, i + 2)));
    return i + 2;
  }

  /** An article before what is no unit; "one over a stream": whom it means nobody can tell. */
  private asNobody(number: NumberRead): number | undefined {
    const { parts, i, value, tokens, isArticle, isWord, follows } = number;
    // "A third French corps"
    const isNthUnit = follows === 'place' && parts[i + 2]?.meaning.kind === 'traits';
    if (isArticle && follows !== 'traits' && follows !== 'ordinal' && !isNthUnit && !this.isOneOf(number)) {
      this.filler.push(...tokens);
      return i + 1;
    }
    const isOne = value === 1 && !isArticle && isWord && this.lexicon.sums === true && !this.now;
    if (!isOne || !isPlain(parts, i, this.drafts)) return undefined;
    this.unknown.push(...tokens);
    return i + 1;
  }

  /** "Two divisions, una de CBF 32 y una de 36": an article that counts one of several. */
  private isOneOf({ parts, i, isArticle }: NumberRead): boolean {
    return isArticle && !this.now && isOneOf(parts, i, this.drafts, this.lexicon);
  }

  /** "A single German five": his strength. */
  private asStrengthOfOne({ value, tokens, i, isArticle, isWord, next }: NumberRead): number | undefined {
    const { noun, nation, sums, strength: [factor] = [] } = this.lexicon;
    const { now } = this;
    // "The French with just one": that many of them.
    if (!now || factor === undefined || isArticle || (value === 1 && isWord)) return undefined;
    const isOwn =
      // "Attacks the British 5": where a number alone is no strength of a side.
      (now.article || (!sums && now.count === undefined)) &&
      now.traits[nation] !== undefined &&
      now.traits[noun] === undefined &&
      now.traits[factor] === undefined &&
      next?.kind !== 'traits' &&
      next?.kind !== 'asks';
    if (!isOwn) return undefined;
    this.add({ [factor]: value }, tokens);
    return i + 1;
  }

  /** Nobody knows what is counted, or what the number is of: "3 zeppelins", "zeppelin 3". */
  private asStranger(number: NumberRead): number | undefined {
    const { parts, i, part, tokens, isArticle, follows } = number;
    // … nor of whom: "a Romanian zeppelin, five, with two corps".
    const isUnknown = this.strange === part.from - 1 && this.comma && ['and', 'with'].includes(follows ?? '');
    const isStrangers =
      (this.counted === part.from || isUnknown) &&
      !isNamed(number) &&
      this.now?.traits[this.lexicon.noun] === undefined;
    const isCounted = parts[i + 1]?.meaning.kind === 'unknown' && !isOfOther(parts[i + 1]);
    if (isArticle || !(isCounted || isStrangers)) return undefined;
    this.close();
    this.unknown.push(...tokens);
    return i + 1;
  }

  /** "Three guns, ARF 5 5 and 6": one more value of several units. */
  private asNextOfRow(number: NumberRead): number | undefined {
    const { i, value, part, tokens, isArticle } = number;
    const isRow = this.asked?.of === 'trait' && this.settled === part.from - 1 && (this.now?.count ?? 1) > 1;
    if (!isRow || isArticle || isNamed(number)) return undefined;
    this.close();
    Object.assign(this.open(), { count: value, tokens: [...tokens] });
    return i + 1;
  }

  private asStrength({ parts, i, value, tokens, isArticle, at }: NumberRead): number | undefined {
    const { strength = [], sums } = this.lexicon;
    if (isArticle || !isStrength(this.now, parts, at, this.lexicon)) return undefined;
    const name = strength.find((one) => this.now?.traits[one] === undefined);
    // "A corps of 4 in 94": where it stands is not how strong it is once it has lost a step.
    // … and no counter has as much as "al 58".
    if (isBehindAt(parts, i) || (value > MOST_RATED && !sums)) this.unknown.push(...tokens);
    else if (name !== undefined) this.add({ [name]: value }, tokens);
    return i + 1;
  }

  private asCount(number: NumberRead): number {
    const { i, value, part, tokens, isArticle } = number;
    const isOne = this.isOneOf(number);
    const { noun, nation } = this.lexicon;
    if (this.now && this.now.count === undefined && this.now.traits[nation] !== undefined) this.now.after = true;
    if (this.now?.times) this.now.times = false;
    else if (this.now && (this.now.count !== undefined || this.now.traits[noun] !== undefined)) this.close();
    const draft = this.open();
    draft.count = value;
    draft.article = isArticle && !isOne;
    draft.feminine = part.meaning.kind === 'number' && part.meaning.feminine === true;
    draft.tokens.push(...tokens);
    return i + 1;
  }

  /** Whether a number only goes on with the row of values that a field takes: nothing stands between but "and". */
  private isOneMore(parts: readonly TextPart[], i: number, next: TextPart['meaning'] | undefined): boolean {
    const { noun, nation, many = [] } = this.lexicon;
    const { meaning } = parts[i] as TextPart;
    if (this.asked === undefined || !many.includes(this.asked.name)) return false;
    if (meaning.kind !== 'number' || meaning.article || (next?.kind === 'asks' && next.before)) return false;
    const isUnit = next?.kind === 'traits' && (next.traits[noun] !== undefined || next.traits[nation] !== undefined);
    const before = parts.slice(0, i).findLast((one) => !isBetweenValues(one));
    return !isUnit && before !== undefined && placesOf([before]).some((at) => at === this.settled);
  }

  /** "6-7-4": what is printed on the counter. */
  private readFactors(part: TextPart, values: readonly number[], i: number): number {
    const names = this.lexicon.factors;
    if (names)
      this.add(
        Object.fromEntries(
          names.flatMap((name, at) => {
            const v = values[at];
            return v === undefined ? [] : [[name, v]];
          }),
        ),
        placesOf([part]),
      );
    else this.unknown.push(...placesOf([part]));
    return i + 1;
  }

  private readSigned(parts: readonly TextPart[], i: number, value: number): number {
    const { signed } = this.lexicon;
    const at = nameAfter(parts, i);
    const next = parts[at]?.meaning;
    if (next?.kind === 'asks' && this.isAnyones(parts, i, next.name)) {
      // "Por" of "+2 por carta" says nothing.
      const lead = parts[i + 1]?.meaning.kind === 'times' ? placesOf(parts.slice(i + 1, at)) : [];
      this.filler.push(...lead);
      this.unknown.push(...placesOf(parts.slice(i, at + 1)).filter((one) => !lead.includes(one)));
      return at + 1;
    }
    if (next?.kind === 'asks') {
      this.settle(next, value, placesOf(parts.slice(i, at + 1)));
      return at + 1;
    }
    const tokens = placesOf(parts.slice(i, i + 1));
    // "AFF 18 plus 40": one more value of what was asked for.
    const isMore = this.asked !== undefined && this.lexicon.many?.includes(this.asked.name) === true;
    if (this.asked && isMore && value > 0 && this.settled === firstOf({ tokens }) - 1) {
      this.settle(this.asked, value, tokens);
      return i + 1;
    }
    // "Minus three for the forced march": what the march does anyhow.
    const [lead, thing] = [parts[i + 1], parts.slice(i + 1).find(({ meaning }) => meaning.kind !== 'filler')];
    if (lead?.meaning.kind === 'filler' && thing?.meaning.kind === 'field') {
      this.unknown.push(...tokens);
      return i + 1;
    }
    const role = parts.slice(i + 1).find((part) => !['filler', 'number'].includes(part.meaning.kind))?.meaning;
    if (role?.kind === 'role' && this.role === undefined) this.role = role.side;
    if (!signed || this.isAnyones(parts, i, signed.name)) this.unknown.push(...tokens);
    else this.settle({ kind: 'asks', of: 'field', ...signed }, value, tokens);
    return i + 1;
  }

  /** "…, +1", "… with plus two", ", I play a +1 card": at the end of the sentence it may be either side's. */
  private isAnyones(parts: readonly TextPart[], i: number, name: string): boolean {
    const { sided = [] } = this.lexicon;
    const isOwn = this.side !== 'defence' || !this.hasTwo || this.role !== undefined;
    if (!sided.includes(name) || isOwn) return false;
    const before = parts.slice(0, i).findLast((one) => one.meaning.kind !== 'filler')?.meaning;
    const comma = parts.slice(0, i).findLastIndex(isLoose);
    const isAlone = comma >= 0 && parts.slice(comma + 1, i).every(({ meaning }) => meaning.kind !== 'traits');
    return before?.kind === 'with' || isAlone;
  }

  private readAsks(parts: readonly TextPart[], i: number, asks: Asks): number {
    // "trench level 1", "trench of 2": what stands between says nothing.
    const at = valueAt(parts, i, asks, this.lexicon);
    const number = parts[at]?.meaning;
    // "Terreno de +2": no strength has a sign.
    const isSigned = number?.kind === 'signed' && !(asks.of === 'trait' && asks.optional);
    const isValue = (number?.kind === 'number' && !number.article) || isSigned;
    const beyond = parts[at + 1]?.meaning;
    // "of 4 steps": the number belongs to what follows it.
    // … and "of two corps" to the corps.
    // … or, where nobody was named yet, to whom it counts: "an assault of 21 Russians".
    const { noun, nation } = this.lexicon;
    const isCount =
      beyond?.kind === 'traits' &&
      (beyond.traits[noun] !== undefined ||
        // "On top of 3 Russian corps"
        (parts[at + 2]?.meaning.kind === 'traits' && isNounAt(parts[at + 2], this.lexicon)) ||
        (beyond.traits[nation] !== undefined && (this.now === undefined || this.now.traits[noun] === undefined)));
    // … unless that has one of its own: "of four, entrenched plus two".
    const own = parts[at + 2]?.meaning.kind;
    const isNext = beyond?.kind === 'asks' && beyond.before && own !== 'number' && own !== 'signed';
    // "They roll 28 of ARF": no die, where the number has a name of its own.
    const isNamed = asks.name === 'die' && isNamedAt(parts, at + 1);
    const isTaken = (asks.optional && (isNext || isCount)) || isNamed;
    // "Chasseurs alpini of two": whoever they are, nobody knows them.
    const isStrangers = asks.of === 'trait' && asks.optional && !this.now && this.counted === parts[i]?.from;
    if (isValue && !isTaken && isStrangers) {
      this.unknown.push(...placesOf(parts.slice(i, at + 1)));
      this.counted = parts[at]?.to;
      return at + 1;
    }
    if (isValue && !isTaken) {
      const between = parts.slice(i + 1, at);
      this.filler.push(...placesOf(between));
      for (const { meaning } of between) if (meaning.kind === 'role') this.role = meaning.side;
      const isFirst = this.now === undefined;
      this.settle(asks, number.value, placesOf([parts[i] as TextPart, parts[at] as TextPart]));
      if (isFirst && this.now) this.now.led = !asks.optional;
      return at + 1;
    }
    const tokens = placesOf([parts[i] as TextPart]);
    if (asks.otherwise) {
      const { field, value } = asks.otherwise;
      this.fields.push({ field, value, side: this.role ?? this.side, tokens });
      return i + 1;
    }
    // "What do I roll", "whose turn": a die without its number has not fallen, and which turn it is nobody said.
    if (asks.optional || asks.name === 'die' || asks.name === 'turn') this.filler.push(...tokens);
    else if (asks.without !== undefined) this.put(asks, asks.without, tokens, true);
    else this.faults.push({ code: 'range', field: asks.name, given: undefined, min: asks.min, max: asks.max, tokens });
    return i + 1;
  }

  private settle(asks: Asks, value: number, tokens: readonly number[]): void {
    const { min, max, name } = asks;
    this.asked = asks;
    this.settled = lastOf({ tokens });
    if (value >= min && value <= max) return this.put(asks, value, tokens);
    this.faults.push({ code: 'range', field: name, given: value, min, max, tokens });
  }

  private put(asks: Asks, value: Value, tokens: readonly number[], isUsual = false): void {
    if (asks.of === 'trait') this.add({ [asks.name]: value }, tokens);
    else
      this.fields.push({
        field: asks.name,
        value,
        side: this.role ?? this.side,
        tokens,
        ...(this.role === undefined ? {} : { role: true as const }),
        ...(isUsual ? { usual: true as const } : {}),
      });
    this.told = this.role;
    this.role = undefined;
  }

  private readField(parts: readonly TextPart[], i: number): number {
    const part = parts[i] as TextPart;
    const { meaning } = part;
    if (meaning.kind !== 'field') return i + 1;
    const tokens = placesOf([part]);
    const before = parts.slice(0, i).findLast((one) => one.meaning.kind !== 'filler')?.meaning;
    const isAt = before?.kind === 'at' || before?.kind === 'open' || (before?.kind === 'number' && before.at);
    // "Da nord", "de Metz": a word that may stand before a strength as well.
    // … but "the fort of Kovno" says where it is.
    const [thing] = parts
      .slice(0, i)
      .filter((one) => one.meaning.kind !== 'filler')
      .slice(-2);
    const isFort = thing?.meaning.kind === 'asks' && thing.meaning.of === 'field';
    const isFrom = before?.kind === 'asks' && before.optional === true && !isFort;
    const lead = isAt ? 'at' : isFrom ? 'from' : before?.kind;
    const named = this.drafts.length > 0 || this.now !== undefined;
    const isOwn = lead === 'at' && !meaning.toward;
    // "All the attackers are in Sinai": so they come from there.
    const fromHere =
      lead === 'from' || (isOwn && this.role === 'attack') || (isOwn && named && this.side === 'attack' && this.hasTwo);
    // "From 2316, 2317 and 2416": each of the hexes is one that they come from.
    const joint = parts.slice(0, i).findLast((one) => !['and', 'filler'].includes(one.meaning.kind));
    const isRow = joint !== undefined && joint.to === this.cameFrom;
    const isLed = before?.kind === 'from' || (before?.kind === 'asks' && before.leads === true);
    const isFromHex = meaning.field === this.lexicon.numbered?.field && (isLed || isRow);
    if ((meaning.place && fromHere) || isFromHex) {
      this.cameFrom = part.to;
      this.fields.push({ field: 'from', value: meaning.value, side: this.side, tokens });
      if (this.side === 'attack') this.comeFrom(meaning.value);
      else this.left.push(meaning.value);
      this.close();
    } else {
      const side = meaning.whose ?? this.role ?? this.side;
      this.fields.push({
        field: meaning.field,
        value: meaning.value,
        side,
        tokens,
        ...(meaning.whose === undefined ? {} : { role: true }),
        ...(meaning.usual ? { usual: true } : {}),
      });
      this.role = undefined;
    }
    return i + 1;
  }

  /** Whoever was named and comes from nowhere yet comes from here; where there is nobody, those who follow do. */
  private comeFrom(place: Value): void {
    const here = [...this.drafts, ...(this.now ? [this.now] : [])].filter((draft) => draft.place === undefined);
    for (const draft of here) draft.place = place;
    this.pending = here.length > 0 ? undefined : place;
  }
}
