/**
 * Browser tests that failed when the last change was merged and whose causes are not mended yet, each with what was seen. They are skipped
 * and counted as skipped. An entry goes with the change that mends its cause.
 */
export const knownFailures: readonly { title: RegExp; why: string }[] = [
  {
    title: /^a network that drops everything: the answer waits/,
    why: 'the queue was not seen to empty within 40 s once the network was back',
  },
  { title: /^an update waits for the user/, why: 'the update prompt did not appear within 15 s' },
  { title: /^explore in the language of the address: accessible/, why: 'contrast of a button in the dark theme' },
  { title: /^the 15 questions: accessible/, why: 'the page scrolls sideways at 390 px' },
  { title: /^custom survey, answering: accessible/, why: 'layout after the three surveys became one flow' },
  {
    title: /^the survey, its four steps and its end: accessible/,
    why: 'a text is cut at 320 px in the lengthened language',
  },
  {
    title: /^answers that are sent, of the custom survey and of the 15 questions/,
    why: 'layout after the three surveys became one flow',
  },
  { title: /^a map that is not on this device is a tile/, why: 'drawn pictures come before the map now' },
  { title: /^every screen of what is on the device opens without a network/, why: 'the 15 questions scroll sideways' },
  { title: /^without the organiser's secret nobody can be removed/, why: 'another test changed the shared group' },
];
