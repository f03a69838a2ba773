import { describeStories } from './describe-stories.ts';

describeStories(1, 250);
