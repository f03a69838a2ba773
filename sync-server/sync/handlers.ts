import { proto } from '#shared/protocol/sync.ts';
import type { Handler } from '#server/kernel/handler.ts';

export const postSync: Handler<'postSync'> = ({ services, input }) => services.exchange(input);

export const getHealth: Handler<'getHealth'> = () => Promise.resolve({ ok: true, proto });
