import type {Kind} from './kind';

/** Every number of the ranking, by name. Qualities and fields are shares of a perfect match, 0 to 1. */
export const boosts = {
  /** How well a term of the index fits a word of the query. */
  quality: {
    exact: 1,
    /** Of a beginning: at least the first, and up to the second when nearly all of the term is typed. */
    prefix: [0.55, 0.95],
    /** Of another form of the word: plural, past. */
    form: 0.84,
    /** Of a synonym, best first; later ones as the last. */
    synonym: [0.84, 0.84, 0.5],
    /** Of another reader's word of nearly the same meaning in a text, and in a phrase that a section answers. */
    alike: 0.4,
    kin: 0.84,
    typo: [0, 0.76, 0.58],
    /** Of a run-on word cut into two known ones. */
    split: 0.55,
  },
  /**
   * What a part of a name in the query is worth, by how well the name itself is known; of the last segment at least,
   * and of the second one of `element.attr`, whose member may be inherited.
   */
  part: {whole: 0.34, beginning: 0.27, no: 0.48, last: 0.5, ofVariable: 0.7},
  /** Where the term is found. */
  field: {
    /** The name of a member or the words of a heading. */
    name: 1,
    /** The camel case parts and the segments of a name. */
    parts: 0.62,
    keywords: 0.65,
    /** The title of the page that the section belongs to. */
    page: 0.58,
    /** The headings above. */
    trail: 0.25,
    group: 0.15,
    /** The text: at least the first, up to the sum of both for the best text. */
    content: [0.3, 0.135],
    identifiers: 0.37,
    /** A name that the text explains in a table or a list. */
    defines: 0.55,
    /** Added to the factor of text for each further word of the query: who writes many looks for a text. */
    longQuery: 0.05,
    /** Added in text and code for the rarest words. */
    rare: 0.29,
  },
  /** How much a word of the query matters: frequent ones at least, unknown ones, and how fast rare ones count more. */
  weight: {least: 0.12, unknown: 0.6, rarePower: 3},
  /** What a match in another section of the page counts, as a share; on pages with more sections it says less. */
  samePage: {share: 0.18, sections: 20, power: 0.5},
  /** The score when only a small part of the query is found, and how fast it grows. */
  coverage: {least: 0.24, power: 1.65},
  /** What remains of the score when most of the heading was not asked for. */
  incompleteName: 0.72,
  /** Added to the score, which is about 1 for a perfect match of every word. */
  add: {
    /** The whole query is the name. */
    wholeName: 0.5,
    /** One word, or neighboring words, of the query are the name; in proportion to their weight. */
    name: 0.15,
    /** The words of the query stand in the text in this order; times the square of their share. */
    phrase: 0.9,
    /** The best text, as BM25+ sees it. */
    text: 0.3,
    /** A page rather than a place in it. */
    page: 0.04,
    member: 0.03,
    /** A type: what it belongs to says more. */
    type: -0.08,
    /** For the notes of a release, when the query names one. */
    release: 0.45,
    /** For the guide whose title is the word that is the whole query, in any form: `port` for Ports. */
    topic: 0.9,
    /** For a guide, when the query is a question in plain words. */
    guide: 0.1,
    /** The query is one of the phrases that a section answers; times the power of the share that both have in common. */
    ask: 0.9,
    /** Of a need in several words: the section as a whole is relevant, by the rules of full text search; times its share of the best. */
    relevance: 0.2,
    /** Title and phrases of a section cover the query together; likewise. */
    needs: 0.3,
    /** For a class as a whole, when the query is such a question and the class has many members, which answer better. */
    wholeClass: -0.2,
  },
  /** How steeply a phrase that a section answers counts less the less of it is asked for. */
  askPower: 3,
  /** Added by the kind of a place when the query is a need in words; see {@link needOf}. */
  need: {
    guide: 0.12,
    demo: 0.14,
    glossary: 0,
    release: -0.1,
    class: 0.05,
    method: 0,
    function: -0.06,
    property: -0.06,
    event: 0,
    option: 0,
    type: -0.16,
    attribute: 0,
    error: 0,
    reference: 0.03,
  } satisfies Record<Kind, number>,
  /** Added for a heading that says nothing, and for JointJS+, when the query is a need. */
  emptyHeading: -0.2,
  plusOfNeed: -0.08,
  /** What remains of the score of a place whose headings lack a name of a few pages that was typed. */
  lacksSubject: 0.65,
  /** A word in the titles of no more pages than this is their subject. */
  pagesOfSubject: 4,
  /** What remains of the score for a whole name when the query is a need: a method may be called what a reader wants. */
  wholeNameOfNeed: 0.2,
  /** What remains of the worth of a name without a dot when one was typed: `paperOptions` for `paper.options`. */
  nameWithoutDot: 0.8,
  /** Added for a type when several words were typed: the router is wanted, not `RightAngleRouter`. */
  typeOfWords: -0.6,
  /** How much a single word is a need: one of the readers' own, one of the library's. */
  needOfWord: {readers: 1, own: 0.45},
  /** How much a word that carries no need says beside others. */
  weakWord: 0.45,
  /** From this number of sections on, a page is taken for the reference of a large class. */
  largeClass: 20,
  /** Added for pages, by the beginning of their path below the version, the longest that fits. */
  path: {
    '/learn/release-notes/': -0.1,
    '/learn/help-center/': -0.06,
    '/learn/integration/': -0.1,
    '/glossary': -0.05,
    '/api/dia/Graph': 0.05,
    '/api/dia/Paper': 0.05,
    '/api/dia/Cell': 0.04,
    '/api/dia/Element': 0.04,
    '/api/dia/Link': 0.04,
    '/api/mvc/': -0.1,
    '/api/g/': -0.1,
    '/api/layout/': -0.05,
    /** How ports are placed; who types `port` wants ports. */
    '/api/layout/Port': -0.6,
    '/api/elementTools/': -0.05,
    '/api/format/Visio/': -0.04,
  } as Record<string, number>,
  /**
   * The first results are of as many different pages, where their score is at least this share of the best. Among the
   * first, no page has more than two places as long as others have at least the last share.
   */
  spread: {pages: 3, score: 0.7, ofPage: 2, among: 10, least: 0.4},
  /** A result is dropped when its score, or the share of the query that it covers, is below this share of the best. */
  cutOff: {score: 0.1, coverage: 0.38},
} as const;
