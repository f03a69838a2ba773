import { describe } from 'vitest';
import { testMutants } from './test-mutants.ts';

describe('mutants, half 2', () => testMutants(1));
