import type { Text } from '../ko/all.ts';
import common from './common.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import install from './install.json' with { type: 'json' };
import validation from './validation.json' with { type: 'json' };
import landing from './landing.json' with { type: 'json' };
import header from './header.json' with { type: 'json' };
import createGroup from './create-group.json' with { type: 'json' };
import join from './join.json' with { type: 'json' };
import survey from './survey.json' with { type: 'json' };
import group from './group.json' with { type: 'json' };
import sync from './sync.json' with { type: 'json' };
import notFound from './not-found.json' with { type: 'json' };
import customSurvey from './custom-survey.json' with { type: 'json' };
import preferences from './preferences.json' with { type: 'json' };
import summary from './summary.json' with { type: 'json' };
import results from './results.json' with { type: 'json' };
import organizer from './organizer.json' with { type: 'json' };
import answers from './answers.json' with { type: 'json' };
import exports from './exports.json' with { type: 'json' };
import explore from './explore.json' with { type: 'json' };
import recommendations from './recommendations.json' with { type: 'json' };

export const text: Text = {
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
  customSurvey,
  preferences,
  summary,
  results,
  answers,
  exports,
  organizer,
  explore,
  recommendations,
};
