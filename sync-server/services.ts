import type { ExchangeRequest, ExchangeResponse } from '#shared/protocol/sync.ts';
import { photosOf } from './destination/photos.ts';
import type { Metrics } from './http/metrics.ts';
import { isPostgres } from './kernel/db.ts';
import type { GroupQueue } from './kernel/group-queue.ts';
import type { Services } from './kernel/handler.ts';
import { noteSecurityEvent } from './kernel/security-events.ts';
import { SharedCommit } from './kernel/shared-commit.ts';
import { SlowWork } from './kernel/slow-work.ts';
import type { StorageHealth } from './kernel/storage-failure.ts';
import { WorkBudget, type Writer } from './kernel/work-budget.ts';
import { bytesOf } from './live/message-size.ts';
import { isPushService } from './push/push-service.ts';
import type { ServerDeps } from './server-deps.ts';
import { isEffect, type ExchangePorts } from './sync/batch.ts';
import { costOf } from './sync/cost.ts';
import { exchange } from './sync/exchange.ts';
import type { Commit, ExchangeOutcome } from './sync/report.ts';
import { liveRows } from './sync/row-stores.ts';
import { StrangerRefusals } from './sync/stranger-refusals.ts';
import { writerOf } from './sync/writer.ts';

interface ServiceParts {
  storage: StorageHealth;
  queue: GroupQueue | undefined;
  metrics: Metrics | undefined;
  onCommit: (commit: Commit) => void;
}

/** What the handlers of all calls work with. */
export function createServices(deps: ServerDeps, parts: ServiceParts): Services {
  const { db, log, now, random } = deps;
  const slowWork = new SlowWork(now, deps.rateLimits);
  const budget = new WorkBudget(now, deps.rateLimits);
  const shared = isPostgres(db) ? undefined : new SharedCommit(db);
  const ports: ExchangePorts = {
    write: shared && shared.run.bind(shared),
    slowWork,
    checkAnswers: budget.checkAnswers.bind(budget),
    read: budget.read.bind(budget),
    strangerRefusals: new StrangerRefusals(),
    retentionMonths: deps.retentionMonths,
    groupCode: deps.instance?.groupCode,
    db,
    now,
    random,
    onException: (error, name) => {
      log.error({ err: error, mutation: name }, 'a mutation ended in an exception');
    },
  };
  return {
    slowWork,
    budget,
    isPushService: (endpoint) => isPushService(endpoint, deps.pushHosts),
    sendsMail: deps.sendsMail ?? false,
    photos: photosOf(deps.photoDirectory, log),
    db,
    now,
    random,
    async liveRows(groupId) {
      const rows = await liveRows(db, groupId);
      budget.read(bytesOf(rows));
      return rows;
    },
    exchange: exchangeService(deps, parts, ports, budget),
  };
}

type Options = Parameters<Services['exchange']>[1];

/** What an answer counts as: an event of security, a result among the measured, work that was for nothing. */
function countAnswer(
  { log, metrics, budget }: Pick<ServerDeps, 'log'> & Pick<ServiceParts, 'metrics'> & { budget: WorkBudget },
  answer: ExchangeResponse,
  options: Options,
  writer: Writer,
): void {
  // A call that asks for results alone tells of its refusals itself.
  if (!options?.resultsOnly) {
    if (answer.kind === 'forbidden') noteSecurityEvent(log, answer.why);
    if ('results' in answer) for (const one of answer.results) noteSecurityEvent(log, one.code);
  }
  if ('results' in answer) {
    metrics?.results(answer.results.map((one) => one.code));
    budget.refused(answer.results.filter((one) => !isEffect(one)).length, writer);
  }
  if (answer.kind === 'unknown' && !options?.resultsOnly) budget.missed();
}

/**
 * The exchange with what surrounds it: the caller's budget, the group's queue, its span, and what its outcome counts
 * as.
 */
function exchangeService(
  { db, log, rateLimits, tracing }: ServerDeps,
  { storage, queue, metrics, onCommit }: ServiceParts,
  ports: ExchangePorts,
  budget: WorkBudget,
): Services['exchange'] {
  async function measured(request: ExchangeRequest, options: Options): Promise<ExchangeOutcome> {
    const from = performance.now();
    const outcome = await exchange(ports, request, options);
    if (outcome.commit) metrics?.committed((performance.now() - from) / 1_000);
    return outcome;
  }

  function traced(request: ExchangeRequest, options: Options): Promise<ExchangeOutcome> {
    const attributes = { 'moyeo.mutations': request.mutations.length };
    return tracing
      ? tracing.within('exchange', attributes, () => measured(request, options))
      : measured(request, options);
  }

  async function paid(request: ExchangeRequest, options: Options, writer: Writer): Promise<ExchangeOutcome> {
    if (request.mutations.length === 0) return traced(request, options);
    budget.spend(costOf(request), writer);
    return queue ? queue.run(request.groupId, () => traced(request, options)) : traced(request, options);
  }

  async function answered(request: ExchangeRequest, options: Options): Promise<ExchangeOutcome & { writer: Writer }> {
    try {
      const isCounted = rateLimits && request.mutations.length > 0;
      const writer = isCounted ? await writerOf(db, request) : 'stranger';
      return { ...(await paid(request, options, writer)), writer };
    } catch (error) {
      storage.failed(error);
      throw error;
    }
  }

  return async (request, options) => {
    const { answer, commit, writer } = await answered(request, options);
    countAnswer({ log, metrics, budget }, answer, options, writer);
    if (commit) {
      storage.wrote();
      onCommit(commit);
    }
    return answer;
  };
}
