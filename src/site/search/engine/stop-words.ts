// cspell:disable -- words without their apostrophes
/** Words that say little about what is looked for. They count only when a query has no others. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about all also am an and any anyone are as at be because been being but by can cannot cant could did do does doesn
  doesnt doing don dont each else for from get gets got had has have having he her here his how i if im in into is isn
  isnt it its ive just let like make may me mean more most much must my need needs no not of on one only or other our
  out please s should so some t than that the their them then there these they thing things this those to too uncaught
  up us versus vs use used uses using via want wants was way we were what when where which while who why will with work
  working works would you your`.split(/\s+/),
);
