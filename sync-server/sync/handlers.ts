import { proto } from '#shared/contract/sync.ts';
import type { Handler } from '#server/http/call.ts';

export const postSync: Handler<'postSync'> = ({ services, input }) => services.exchange(input);

export const getHealth: Handler<'getHealth'> = () => Promise.resolve({ ok: true, proto });
