import { resolve } from 'node:path';
import type { DatabaseConfig } from './db.ts';

/** The environment, read once at the start. Nothing is required; whatever is set must be right. */
export interface Env {
  port: number;
  host: string;
  database: DatabaseConfig;
  /** Where links point; the visitor's own address when it is not set. */
  publicUrl: string | undefined;
  rateLimits: boolean;
  /** How many proxies stand in front (a hop count, never `true`). */
  trustProxyHops: number;
  /** Whether `GET /metrics` is there. */
  metrics: boolean;
  logLevel: string;
}

export class EnvError extends Error {}

export function readEnv(source: Record<string, string | undefined>): Env {
  return {
    port: wholeNumber(source, 'PORT', 3000, 0, 65_535),
    host: source['HOST'] || '0.0.0.0',
    database: database(source['DATABASE_URL'] || 'sqlite:data/moyeo.sqlite'),
    publicUrl: publicUrl(source['PUBLIC_URL']),
    rateLimits: oneOf(source, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    trustProxyHops: wholeNumber(source, 'TRUST_PROXY', 0, 0, 10),
    metrics: oneOf(source, 'METRICS', ['on', 'off'], 'off') === 'on',
    logLevel: oneOf(source, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  };
}

function wholeNumber(
  source: Record<string, string | undefined>,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const value = source[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new EnvError(`${name} must be a whole number from ${least} to ${most}.`);
  return number;
}

function oneOf(source: Record<string, string | undefined>, name: string, allowed: string[], fallback: string): string {
  const value = source[name] || fallback;
  if (!allowed.includes(value)) throw new EnvError(`${name} must be one of ${allowed.join(', ')}.`);
  return value;
}

function database(url: string): DatabaseConfig {
  if (url.startsWith('sqlite:')) {
    const path = url.slice('sqlite:'.length).replace(/^\/\/(?=\/)/, '');
    if (!path) throw new EnvError('DATABASE_URL must name a file, like sqlite:data/moyeo.sqlite.');
    return { kind: 'sqlite', file: path === ':memory:' ? path : resolve(path) };
  }
  if (/^postgres(ql)?:\/\//.test(url)) return { kind: 'postgres', url };
  throw new EnvError('DATABASE_URL must begin with sqlite: or postgres://.');
}

function publicUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new EnvError('PUBLIC_URL must be an http or https address, like https://moyeo.example.');
  return new URL(value).origin;
}
