import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError } from '#server/kernel/env-error.ts';
import { readEnv } from '#server/kernel/env.ts';
import { unknownSettings } from '#server/kernel/known-settings.ts';

describe('the environment', () => {
  it('needs nothing: every setting has a value to start with, and an empty one is none', () => {
    const plain = {
      port: 3000,
      host: '0.0.0.0',
      database: { kind: 'sqlite', file: resolve('data/moyeo.sqlite') },
      publicUrl: undefined,
      basePath: '',
      rateLimits: true,
      trustProxyHops: 0,
      metrics: false,
      retentionMonths: 12,
      securityContact: undefined,
      serviceWorker: true,
      pushHosts: [],
      mail: undefined,
      logLevel: 'info',
      socketTransports: ['websocket', 'polling'],
      socketLimit: undefined,
      socketsPerAddress: undefined,
      backups: undefined,
      photoDirectory: resolve('data/photos'),
      keptAssets: resolve('data/kept-assets'),
      redisUrl: undefined,
      sqliteDriver: 'sqlite3',
      instance: { name: undefined, imprintUrl: undefined, color: undefined, groupCode: undefined },
    };
    expect(readEnv({})).toEqual(plain);
    expect(
      readEnv({
        PORT: '',
        HOST: '',
        DATABASE_URL: '',
        PUBLIC_URL: '',
        BASE_PATH: '',
        RATE_LIMITS: '',
        TRUST_PROXY: '',
        METRICS: '',
        LOG_LEVEL: '',
      }),
    ).toEqual(plain);
  });

  it('is read as it is said', () => {
    expect(
      readEnv({
        PORT: '0',
        HOST: '::1',
        DATABASE_URL: 'postgres://a:b@c/d',
        PUBLIC_URL: 'https://moyeo.example',
        BASE_PATH: '/trips/moyeo',
        RATE_LIMITS: 'off',
        TRUST_PROXY: '2',
        METRICS: 'on',
        RETENTION_MONTHS: '36',
        SECURITY_CONTACT: 'mailto:security@moyeo.example',
        SERVICE_WORKER: 'off',
        LOG_LEVEL: 'silent',
        DATABASE_DIRECT_URL: 'postgres://a:b@e/d',
        DB_POOL: '4',
        SOCKET_TRANSPORTS: 'websocket',
        SOCKET_LIMIT: '20',
        SOCKETS_PER_ADDRESS: '5',
        PUSH_HOSTS: 'https://push.example, http://10.0.0.1:8080',
        SMTP_URL: 'smtps://moyeo:p%40ss@mail.example:465',
        MAIL_FROM: 'trips@moyeo.example',
        PHOTO_DIRECTORY: '/var/photos',
        KEPT_ASSETS_DIRECTORY: '/var/kept',
        GROUP_CREATION: 'code',
        GROUP_CODE: ' 바다로 가자 2026 ',
        INSTANCE_NAME: ' 우리 여행 ',
        INSTANCE_COLOR: '#7A1FA2',
        IMPRINT_URL: 'https://moyeo.example/imprint',
      }),
    ).toEqual({
      port: 0,
      host: '::1',
      database: { kind: 'postgres', url: 'postgres://a:b@c/d', directUrl: 'postgres://a:b@e/d', pool: 4 },
      publicUrl: 'https://moyeo.example',
      basePath: '/trips/moyeo',
      rateLimits: false,
      trustProxyHops: 2,
      metrics: true,
      retentionMonths: 36,
      securityContact: 'mailto:security@moyeo.example',
      serviceWorker: false,
      pushHosts: ['https://push.example', 'http://10.0.0.1:8080'],
      mail: { url: 'smtps://moyeo:p%40ss@mail.example:465', from: 'trips@moyeo.example' },
      logLevel: 'silent',
      socketTransports: ['websocket'],
      socketLimit: 20,
      socketsPerAddress: 5,
      backups: undefined,
      photoDirectory: '/var/photos',
      keptAssets: '/var/kept',
      sqliteDriver: 'sqlite3',
      instance: {
        name: '우리 여행',
        imprintUrl: 'https://moyeo.example/imprint',
        color: '#7a1fa2',
        groupCode: '바다로 가자 2026',
      },
    });
    for (const url of ['sqlite:/var/x.sqlite', 'sqlite:///var/x.sqlite'])
      expect(readEnv({ DATABASE_URL: url }).database).toEqual({ kind: 'sqlite', file: '/var/x.sqlite' });
    expect(readEnv({ DATABASE_URL: 'sqlite::memory:' }).database).toEqual({ kind: 'sqlite', file: ':memory:' });
    expect(readEnv({ DATABASE_URL: 'postgresql://c/d' }).database.kind).toBe('postgres');
  });

  const wrong: [string, Record<string, string>, string][] = [
    ['a port that is a word', { PORT: 'web' }, 'PORT must be a whole number from 0 to 65535.'],
    ['a port that is too large', { PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must begin with sqlite: or postgres://.',
    ],
    ['a database without a name', { DATABASE_URL: 'sqlite:' }, 'DATABASE_URL must name a file'],
    ['a public address that is none', { PUBLIC_URL: 'moyeo' }, 'PUBLIC_URL must be an http or https address'],
    ['a switch in between', { RATE_LIMITS: 'maybe' }, 'RATE_LIMITS must be one of on, off.'],
    ['trust in all proxies', { TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 10.'],
    ['figures in between', { METRICS: 'some' }, 'METRICS must be one of on, off.'],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    ['a port with a fraction', { PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535.'],
    ['a port below nothing', { PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
    ['eleven proxies', { TRUST_PROXY: '11' }, 'TRUST_PROXY must be a whole number from 0 to 10.'],
    ['a password with signs of an address', { DATABASE_URL: 'postgres://a:b%@:c/d' }, 'DATABASE_URL is no address'],
    ['a pool of a file', { DB_POOL: '4' }, 'DATABASE_DIRECT_URL and DB_POOL are for PostgreSQL'],
    ['a Redis by its host alone', { REDIS_URL: 'redis:6379', DATABASE_URL: 'postgres://a:b@c/d' }, 'REDIS_URL must be'],
    ['a Redis of another kind', { REDIS_URL: 'http://c', DATABASE_URL: 'postgres://a:b@c/d' }, 'REDIS_URL must be'],
    ['a Redis beside a file', { REDIS_URL: 'redis://c' }, 'REDIS_URL is for several processes on PostgreSQL'],
    ['an unknown transport', { SOCKET_TRANSPORTS: 'pigeon' }, 'SOCKET_TRANSPORTS must be websocket'],
    ['a period without a unit', { BACKUP_EVERY: '24' }, 'BACKUP_EVERY must be a number of hours or days'],
    ['a push service with a path', { PUSH_HOSTS: 'https://push.example/x' }, 'PUSH_HOSTS must be origins'],
    [
      'a mail server of another kind',
      { SMTP_URL: 'https://mail.example', PUBLIC_URL: 'https://moyeo.example' },
      'SMTP_URL must be an address like smtps:',
    ],
    ['mails without an address for their links', { SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL needs PUBLIC_URL'],
    [
      'mails of a machine without a name',
      { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'http://192.168.0.2:3000' },
      'MAIL_FROM must be set',
    ],
    [
      'mails of localhost',
      { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'http://localhost:3000' },
      'MAIL_FROM must be set',
    ],
    ['a sender with a name', { MAIL_FROM: 'Moyeo <a@moyeo.example>' }, 'MAIL_FROM must be an e-mail address alone'],
    ['a sender with a line end', { MAIL_FROM: 'a@moyeo.example\nBcc: b' }, 'MAIL_FROM must be an e-mail address alone'],
    ['backups of PostgreSQL', { BACKUP_EVERY: '1d', DATABASE_URL: 'postgres://a:b@c/d' }, 'BACKUP_EVERY is for SQLite'],
    ['groups that some may open', { GROUP_CREATION: 'some' }, 'GROUP_CREATION must be one of all, code.'],
    ['a code that is not there', { GROUP_CREATION: 'code' }, 'GROUP_CREATION=code needs GROUP_CODE: 8 to 100'],
    ['a short code', { GROUP_CREATION: 'code', GROUP_CODE: 'abc 123' }, 'GROUP_CREATION=code needs GROUP_CODE: 8'],
    ['a code that nobody is asked for', { GROUP_CODE: 'sea-2026-x' }, 'GROUP_CODE is only asked for with'],
    ['a name that is markup', { INSTANCE_NAME: '<b>Sea</b>' }, 'INSTANCE_NAME must be a name of at most 30'],
    ['a name that fills a hole', { INSTANCE_NAME: '{{group}}' }, 'INSTANCE_NAME must be a name of at most 30'],
    ['a name that is long', { INSTANCE_NAME: 'x'.repeat(31) }, 'INSTANCE_NAME must be a name of at most 30'],
    ['an imprint that is a script', { IMPRINT_URL: 'javascript:alert(1)' }, 'IMPRINT_URL must be an http, https or'],
    ['an imprint without a host', { IMPRINT_URL: '/imprint' }, 'IMPRINT_URL must be an http, https or mailto'],
    ['a colour by its name', { INSTANCE_COLOR: 'purple' }, 'INSTANCE_COLOR must be a colour like #7a1fa2.'],
    [
      'a colour that is too light',
      { INSTANCE_COLOR: '#79c8ad' },
      'INSTANCE_COLOR #79c8ad is too light to be read: its contrast with the pages is 1.8 : 1, and 4.5 : 1 is needed.',
    ],
    [
      'an unknown driver',
      { SQLITE_DRIVER: 'bun:sqlite' },
      'SQLITE_DRIVER must be one of sqlite3, better-sqlite3, node',
    ],
    [
      'a driver of a file beside PostgreSQL',
      { SQLITE_DRIVER: 'better-sqlite3', DATABASE_URL: 'postgres://a:b@c/d' },
      'SQLITE_DRIVER is for SQLite',
    ],
    ['a base path with a space', { BASE_PATH: '/our trips' }, 'BASE_PATH must be a path like /trips/moyeo'],
    ['a base path that is an address', { BASE_PATH: 'https://moyeo.example/trips' }, 'BASE_PATH must be a path like'],
    ['a base path that leads up', { BASE_PATH: '/trips/../moyeo' }, 'BASE_PATH must be a path like /trips/moyeo'],
    ['a base path with two slashes', { BASE_PATH: '/trips//moyeo' }, 'BASE_PATH must be a path like /trips/moyeo'],
    ['a base path with a query', { BASE_PATH: '/trips?x' }, 'BASE_PATH must be a path like /trips/moyeo'],
    [
      'a public address with a path of other signs',
      { PUBLIC_URL: 'https://moyeo.example/여행' },
      'The path of PUBLIC_URL must be a path like /trips/moyeo',
    ],
    [
      'a public address below another path',
      { PUBLIC_URL: 'https://moyeo.example/trips', BASE_PATH: '/moyeo' },
      'BASE_PATH is not the path of PUBLIC_URL.',
    ],
    [
      'a public address below a path, and no base path',
      { PUBLIC_URL: 'https://moyeo.example/trips', BASE_PATH: '/' },
      'BASE_PATH is not the path of PUBLIC_URL.',
    ],
    [
      'a public address of another kind',
      { PUBLIC_URL: 'ftp://moyeo.example' },
      'PUBLIC_URL must be an http or https address',
    ],
  ];
  it.each(wrong)('%s is refused with one sentence that names the setting', (_what, source, sentence) => {
    expect(() => readEnv(source)).toThrow(EnvError);
    expect(() => readEnv(source)).toThrow(sentence);
  });

  it.each([
    [{ BASE_PATH: '/moyeo' }, '/moyeo'],
    [{ BASE_PATH: 'trips/moyeo/' }, '/trips/moyeo'],
    [{ BASE_PATH: '/' }, ''],
    [{ PUBLIC_URL: 'https://moyeo.example/' }, ''],
    [{ PUBLIC_URL: 'https://moyeo.example/trips/moyeo/' }, '/trips/moyeo'],
    [{ PUBLIC_URL: 'https://moyeo.example/moyeo', BASE_PATH: '' }, '/moyeo'],
    [{ PUBLIC_URL: 'https://moyeo.example/moyeo', BASE_PATH: '/moyeo/' }, '/moyeo'],
    [{ PUBLIC_URL: 'https://moyeo.example', BASE_PATH: '/v1.2/~moyeo_a-b' }, '/v1.2/~moyeo_a-b'],
  ])('the base path of %j is "%s"', (source, path) => {
    const read = readEnv(source);
    expect(read.basePath).toBe(path);
    expect(read.publicUrl).toBe('PUBLIC_URL' in source ? 'https://moyeo.example' : undefined);
  });

  it('sends mails from the name of the public address, unless told', () => {
    const source = { SMTP_URL: 'smtp://mail.example:587', PUBLIC_URL: 'https://trips.moyeo.example:8443' };
    expect(readEnv(source).mail).toEqual({ url: 'smtp://mail.example:587', from: 'moyeo@trips.moyeo.example' });
  });

  it('says nothing of the password of a mail server', () => {
    expect(() => readEnv({ SMTP_URL: 'smtp://a:secret%@:x', PUBLIC_URL: 'https://moyeo.example' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('secret') as string }) as Error,
    );
  });

  it('says nothing of a code that is wrong', () => {
    for (const source of [{ GROUP_CREATION: 'code', GROUP_CODE: 'secret' }, { GROUP_CODE: 'secret-2026' }])
      expect(() => readEnv(source)).toThrow(
        expect.not.objectContaining({ message: expect.stringContaining('secret') as string }) as Error,
      );
  });

  it('backs up the file beside it, and keeps seven, unless told', () => {
    expect(readEnv({ DATABASE_URL: 'sqlite:/var/x.sqlite', BACKUP_EVERY: '6h' }).backups).toEqual({
      everyMs: 6 * 60 * 60 * 1000,
      keep: 7,
      directory: '/var/backups',
    });
    expect(readEnv({ BACKUP_EVERY: '2d', BACKUP_KEEP: '3', BACKUP_DIRECTORY: '/mnt/b' }).backups).toEqual({
      everyMs: 48 * 60 * 60 * 1000,
      keep: 3,
      directory: '/mnt/b',
    });
  });

  it('names settings that are misspelt, and no others', () => {
    expect(
      unknownSettings({
        DATABSE_URL: 'secret',
        TRUST_PROXYS: '1',
        MOYEO_PORT: '1',
        BACKUP_AT: '3',
        TRUST_PROXIES: '1',
      }),
    ).toEqual([
      'DATABSE_URL is no setting. Did you mean DATABASE_URL?',
      'TRUST_PROXYS is no setting. Did you mean TRUST_PROXY?',
      'MOYEO_PORT is no setting, and changes nothing.',
      'BACKUP_AT is no setting, and changes nothing.',
      'TRUST_PROXIES is no setting, and changes nothing.',
    ]);
    const usual = [
      'PATH',
      'HOME',
      'SHELL',
      'PWD',
      'USER',
      'TERM',
      'LANG',
      'HOSTNAME',
      'NODE_ENV',
      'TZ',
      'EDITOR',
      'SHLVL',
    ];
    expect(unknownSettings(Object.fromEntries(usual.map((name) => [name, 'x'])))).toEqual([]);
  });
});
