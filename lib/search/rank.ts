import type { DocumentKind } from '@/lib/search/document';
import type { PostingStore } from '@/lib/search/index';
import type { Alternative } from '@/lib/search/typed-words';
import type { Saying, Slot } from '@/lib/search/slots';
import { add, createSums, empty, raise, set, type Sums } from '@/lib/search/sums';
import { titleMatcher, type Titles } from '@/lib/search/title-match';

/** A document by its number, with its score. */
export interface Ranked {
  readonly id: number;
  readonly score: number;
}

/** What ranking needs to know of the documents besides their postings. */
export interface RankedDocuments {
  readonly kinds: readonly DocumentKind[];
  readonly titles: readonly Titles[];
}

/** The documents that hold words of a query and are allowed, best first. */
export type Rank = (slots: readonly Slot[], allowed: (id: number) => boolean, limit?: number) => readonly Ranked[];

/** What a player most often wants when the words fit two things alike: the rule, before what is about it. */
const PRIOR: Readonly<Record<DocumentKind, number>> = {
  rule: 1,
  tool: 0.6,
  term: 0.5,
  chart: 0.5,
  question: 0.45,
  step: 0.4,
  // Found by their names alone (things.ts).
  place: 0.5,
  unit: 0.5,
  page: 0.5,
};
/**
 * Of so few words each counts. A longer question has words that its answer does not say, and those that a document
 * lacks already add nothing to its sum: coverage then counts the less, the longer the question is.
 */
const TELLING_WORDS = 2;
/** How much more a document says for each part of a title, or of a phrase by which it is asked for, that is met. */
const TITLE = 12;
/** A second title that meets several words is a sign that the document is about them; a single word is in many. */
const FURTHER_TITLE = 0.3;
/** The least likely word that a beginning may become counts for so much of the likeliest. */
const UNLIKELY = 0.3;
/** Titles are compared, and documents given back, for so many of the best, or as many as are asked for. */
const SHORTLIST = 30;

const isUnfinished = ({ sayings }: Slot): boolean => sayings.flat(2).some(({ completes }) => completes);

/**
 * Ranks by the sum of the slots' values (idf × impact × quality), times a root of the share of the query that the
 * document covers, times above all how well its title or a phrase by which it is asked for meets the query, times the
 * prior of its kind. The scratch sums live as long as the index and are empty between two queries.
 */
export function createRank(store: PostingStore, { kinds, titles }: RankedDocuments): Rank {
  const count = kinds.length;
  const sums = (): Sums => createSums(count);
  // Of a word and of a saying, of a slot, and of the query.
  const [word, value, share] = [sums(), sums(), sums()];
  const [best, cover] = [sums(), sums()];
  const [total, covered] = [sums(), sums()];
  const priors = kinds.map((kind) => PRIOR[kind]);
  const scores = new Float64Array(count);

  /**
   * How likely each word is that a beginning may become: how much the documents of the rest of the query say it, or all
   * documents where there is no rest. A rare word would outweigh, by its rarity alone, the word that is meant.
   */
  const weighed = (alternatives: readonly Alternative[]): readonly Alternative[] => {
    if (!alternatives.some(({ completes }) => completes)) return alternatives;
    const isRest = total.touched.length > 0;
    const said = alternatives.map(({ token }) => {
      const { ids = [], impacts = [] } = store.postings(token) ?? {};
      let sum = 0;
      for (let i = 0; i < ids.length; i++) sum += (impacts[i] ?? 0) * (isRest ? (total.of[ids[i] ?? 0] ?? 0) : 1);
      return sum;
    });
    const most = Math.max(...said) || 1;
    return alternatives.map((one, i) =>
      one.completes ? { ...one, likelihood: UNLIKELY + (1 - UNLIKELY) * ((said[i] ?? 0) / most) } : one,
    );
  };

  const addWord = (alternatives: readonly Alternative[], to: Sums): void => {
    for (const { token, quality, likelihood = 1 } of alternatives) {
      const postings = store.postings(token);
      if (!postings) continue;
      const { ids, impacts, idf } = postings;
      for (let i = 0; i < ids.length; i++) raise(to, ids[i] ?? 0, idf * quality * likelihood * (impacts[i] ?? 0));
    }
  };

  /** The common case of a saying, of one word. */
  const addSingle = (alternatives: readonly Alternative[]): void => {
    for (const { token, quality, likelihood = 1 } of alternatives) {
      const postings = store.postings(token);
      if (!postings) continue;
      const { ids, impacts, idf } = postings;
      for (let i = 0; i < ids.length; i++) {
        const id = ids[i] ?? 0;
        const worth = idf * quality * likelihood * (impacts[i] ?? 0);
        if (worth <= (best.of[id] ?? 0)) continue;
        raise(best, id, worth);
        set(cover, id, 1);
      }
    }
  };

  /**
   * For each document the mean value of the saying's words and the share of them that it holds; the best saying counts.
   */
  const addSaying = (saying: Saying, number: number): void => {
    const [only, second] = saying;
    if (only && !second) return addSingle(only);
    const part = 1 / saying.length;
    for (const alternatives of saying) {
      addWord(alternatives, word);
      for (const id of word.touched) {
        add(value, id, (word.of[id] ?? 0) * part);
        add(share, id, part);
      }
      empty(word);
    }
    for (const id of value.touched) {
      const held = share.of[id] ?? 0;
      // The query's own words may stand apart; another name of the thing means little without all of its words.
      const worth = (value.of[id] ?? 0) * (number === 0 ? 1 : held);
      if (worth <= (best.of[id] ?? 0)) continue;
      raise(best, id, worth);
      set(cover, id, held);
    }
    empty(value);
    empty(share);
  };

  const addSlot = ({ weight, sayings }: Slot): void => {
    sayings.forEach(addSaying);
    for (const id of best.touched) {
      add(total, id, (best.of[id] ?? 0) * weight);
      add(covered, id, (cover.of[id] ?? 0) * weight);
    }
    empty(best);
    empty(cover);
  };

  return (given, allowed, limit = 0) => {
    const most = Math.max(SHORTLIST, limit);
    const finished = given.filter((slot) => !isUnfinished(slot));
    finished.forEach(addSlot);
    const begun = given
      .filter(isUnfinished)
      .map((slot): Slot => ({ ...slot, sayings: slot.sayings.map((saying) => saying.map(weighed)) }));
    begun.forEach(addSlot);
    const slots = [...finished, ...begun];
    const weight = slots.reduce((sum, slot) => sum + slot.weight, 0);
    const words = slots.filter((slot) => slot.weight >= 1).length;
    const root = Math.min(1, TELLING_WORDS / words);
    let found = 0;
    for (const id of total.touched) {
      if (!allowed(id)) continue;
      const coverage = ((covered.of[id] ?? 0) / weight) ** root;
      const score = (total.of[id] ?? 0) * coverage;
      total.of[id] = score;
      scores[found++] = score;
    }
    const least = found > most ? (scores.subarray(0, found).sort()[found - most] ?? 0) : 0;
    const first: Ranked[] = [];
    for (const id of total.touched) {
      const score = total.of[id] ?? 0;
      if (score >= least && allowed(id)) first.push({ id, score });
    }
    empty(total);
    empty(covered);
    const overlap = titleMatcher(slots, weight, slots.length > 1 ? FURTHER_TITLE : 0);
    return first
      .map(({ id, score }) => ({
        id,
        score: score * (1 + TITLE * overlap(titles[id] ?? [])) * (priors[id] ?? 1),
      }))
      .sort((a, b) => b.score - a.score || a.id - b.id);
  };
}
