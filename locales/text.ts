import city from './ko/city.json' with { type: 'json' };
import common from './ko/common.json' with { type: 'json' };
import errors from './ko/errors.json' with { type: 'json' };
import install from './ko/install.json' with { type: 'json' };
import validation from './ko/validation.json' with { type: 'json' };
import landing from './ko/landing.json' with { type: 'json' };
import header from './ko/header.json' with { type: 'json' };
import createGroup from './ko/create-group.json' with { type: 'json' };
import join from './ko/join.json' with { type: 'json' };
import survey from './ko/survey.json' with { type: 'json' };
import group from './ko/group.json' with { type: 'json' };
import sync from './ko/sync.json' with { type: 'json' };
import notFound from './ko/not-found.json' with { type: 'json' };
import crowds from './ko/crowds.json' with { type: 'json' };
import customSurvey from './ko/custom-survey.json' with { type: 'json' };
import preferences from './ko/preferences.json' with { type: 'json' };
import summary from './ko/summary.json' with { type: 'json' };
import results from './ko/results.json' with { type: 'json' };
import organizer from './ko/organizer.json' with { type: 'json' };
import organizerMail from './ko/organizer-mail.json' with { type: 'json' };
import answers from './ko/answers.json' with { type: 'json' };
import exports from './ko/exports.json' with { type: 'json' };
import explore from './ko/explore.json' with { type: 'json' };
import meta from './ko/meta.json' with { type: 'json' };
import mail from './ko/mail.json' with { type: 'json' };
import notifications from './ko/notifications.json' with { type: 'json' };
import trip from './ko/trip.json' with { type: 'json' };
import fit from './ko/fit.json' with { type: 'json' };
import recommendations from './ko/recommendations.json' with { type: 'json' };
import heard from './ko/heard.json' with { type: 'json' };
import scenes from './ko/scenes.json' with { type: 'json' };

/**
 * The one list of topics. Korean defines the keys; `test/architecture/languages.test.ts` requires them of the other
 * languages.
 */
export const korean = {
  city,
  common,
  errors,
  install,
  validation,
  landing,
  header,
  createGroup,
  join,
  survey,
  group,
  sync,
  notFound,
  crowds,
  customSurvey,
  preferences,
  summary,
  results,
  answers,
  exports,
  organizer,
  organizerMail,
  explore,
  mail,
  meta,
  notifications,
  fit,
  heard,
  recommendations,
  trip,
  scenes,
};
export type Text = typeof korean;
