import type { IncomingMessage } from 'node:http';
import { ipKeyGenerator } from 'express-rate-limit';
import { defaultLanguage } from '#shared/kernel/languages.ts';
import type { WorkBudget } from '#server/kernel/work-budget.ts';
import { clientAddress } from './socket-capacity.ts';

/** What subscribing may cost an address: it comes out of the same budgets as requests. */
export interface SocketLimits {
  /** Whether somebody with this secret may still ask for groups that may not be there. */
  mayAsk: (request: IncomingMessage, tokenHash: string | undefined) => boolean;
  missed: (request: IncomingMessage, tokenHash: string | undefined) => void;
  mayAnswer: (request: IncomingMessage) => boolean;
  /** What has been read for it, or sent to it, in bytes of JSON. */
  answered: (request: IncomingMessage, bytes: number) => void;
  /** A subscription was refused, with this code. */
  refused: (code: string) => void;
}

export function socketLimits(
  budget: WorkBudget,
  trustProxyHops: number,
  refused: SocketLimits['refused'],
): SocketLimits {
  const addressOf = (request: IncomingMessage) => ipKeyGenerator(clientAddress(request, trustProxyHops));
  const callerOf = (request: IncomingMessage, tokenHash: string | undefined) => ({
    address: addressOf(request),
    tokenHash,
    device: '',
    language: defaultLanguage,
  });
  return {
    mayAsk: (request, tokenHash) => budget.mayMiss(callerOf(request, tokenHash)),
    missed: (request, tokenHash) => {
      budget.missed(callerOf(request, tokenHash));
    },
    mayAnswer: (request) => budget.mayAnswer(addressOf(request)),
    answered: (request, bytes) => {
      budget.answered(addressOf(request), bytes);
    },
    refused,
  };
}
