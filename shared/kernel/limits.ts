/** Limits that belong to no single topic (`docs/spec-table.md`, section 9, and founding decision 25). */
export const limits = {
  nameLength: 80,
  groupNameLength: 120,
  descriptionLength: 500,
  emailLength: 254,
  groupCodeLength: 100,
  answerLength: 2_000,
  otherDescriptionLength: 200,
  questions: 30,
  options: 20,
  questionLength: 300,
  optionLength: 120,
  /** What somebody says with a decision or with whether they come. */
  wordLength: 200,
  /** What somebody says with a place that they propose. */
  placeNote: 80,
  members: 100,
  /** Names on the list under which nobody has come in. */
  listedNames: 100,
  /** Live votes of one member. */
  dateVotes: 400,
  placeVotes: 300,
  ratings: 300,
  /** Places that one member adds in their own words, and the length of a web address with one. */
  typedPlaces: 20,
  addressLength: 500,
  /** What an organiser has decided, with every act that was taken back: each new one reads them all. */
  decisionActs: 500,
  /** How far ahead a day may lie. */
  yearsAhead: 5,
  /** What was written without a network is taken as it was made for so many days. */
  offlineDays: 90,
  /** What one group may hold of mutations' input, in bytes of JSON. */
  groupBytes: 32 * 1024 * 1024,
  dateRanges: 5,
  rangeDays: 366,
  chips: 3,
  bodyBytes: 64 * 1024,
  syncBytes: 256 * 1024,
  mutations: 200,
  /** Open sockets of one server, and of one address: phones behind one carrier share it. */
  sockets: 5_000,
  socketsPerAddress: 200,
  /** So many members must have given hearts before a rating is public. */
  publicRatings: 5,
  /**
   * Answers that were replaced, which a member can bring back: so many of each survey, for so many days
   * (founding decision 3).
   */
  earlierAnswers: 20,
  earlierAnswerDays: 7,
} as const;
