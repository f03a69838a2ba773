import { describe } from 'vitest';
import { testMutants } from './test-mutants.ts';

describe('mutants, half 1', () => testMutants(0));
