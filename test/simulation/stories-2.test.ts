import { describeStories } from './describe-stories.ts';

describeStories(251, 500);
