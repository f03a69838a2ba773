import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';

/**
 * `npm run pictures`: pictures for the README and the web manifest, from a server that runs with its built app (`PORT`,
 * 3000).
 */
const server = process.env['SEED_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;
const isRoot = process.getuid?.() === 0;
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(server + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

const day = (offset: number): string => new Date(Date.UTC(2027, 3, 1 + offset)).toISOString().slice(0, 10);
const ranges: [number, number][] = [
  [-1, 6],
  [1, 8],
  [2, 5],
  [-2, 4],
  [2, 9],
];
const types = ['sightseeing', 'relax', 'relax', 'sightseeing', 'activity'];
const names = ['민지', '준호', '소라', '하늘', '태윤'];

async function party(): Promise<{ groupId: string; shareUrl: string }> {
  const group = await post<{ id: string; shareUrl: string }>('/api/groups', {
    name: '대학 동기 봄 여행',
    description: '졸업하고 처음으로 여섯이 같이 가는 여행',
    createdBy: '민지',
    creatorEmail: 'minji@example.com',
  });
  for (const [index, memberName] of names.entries()) {
    const { sessionToken } = await post<{ sessionToken: string }>(`/api/groups/${group.shareUrl}/participant-login`, {
      memberName,
    });
    const [from, to] = ranges[index] ?? [0, 3];
    const payload = {
      availability: [{ start: day(from), end: day(to) }],
      originCountryIso2: 'KR',
      range: 'intl_short',
      budgetTier: index === 4 ? 'high' : 'mid',
      mainType: types[index],
      subcats: [],
      seed: '2026-11-20',
      lang: 'ko',
    };
    await post(`/api/group/${group.id}/simple-response`, { name: memberName, payload, sessionToken });
  }
  await post('/api/members', { groupId: group.id, name: '유나' });
  return { groupId: group.id, shareUrl: group.shareUrl };
}

mkdirSync('docs/pictures', { recursive: true });
mkdirSync('app/public/screenshots', { recursive: true });
const browser = await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox', '--disable-gpu'] : [] });
const { groupId, shareUrl } = await party();

async function visit(width: number, height: number, scale: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    baseURL: server,
  });
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('language', 'ko');
  });
  return context.newPage();
}

const phone = await visit(390, 844, 2);
await phone.goto(`/group/${groupId}`);
await phone.getByRole('heading', { level: 1, name: '대학 동기 봄 여행' }).waitFor();
await phone.waitForTimeout(1_500);
await phone.screenshot({ path: 'app/public/screenshots/dashboard-narrow.png' });

await phone.goto(`/join/${shareUrl}`);
await phone.getByLabel(/이름만 적으면/).fill('유나');
await phone.getByRole('button', { name: '들어가기' }).click();
await phone.getByRole('heading', { level: 1, name: '언제 갈 수 있어요?' }).waitFor();
await phone.getByRole('textbox', { name: '시작하는 날' }).fill(day(2));
await phone.getByRole('textbox', { name: '끝나는 날' }).fill(day(6));
await phone.getByRole('button', { name: '기간 추가' }).click();
for (let month = 0; month < 8 && !(await phone.getByText('2027년 4월').first().isVisible()); month += 1)
  await phone.getByRole('button', { name: '다음 달' }).click();
await phone.evaluate(() => {
  scrollTo(0, 0);
});
await phone.waitForTimeout(2_500);
await phone.screenshot({ path: 'app/public/screenshots/survey-narrow.png' });

await phone.goto('/create-group');
await phone.getByLabel('모임 이름').fill('대학 동기 봄 여행');
await phone.getByLabel('내 이름').fill('민지');
await phone.getByLabel('이메일').fill('minji@example.com');
await phone.getByRole('button', { name: '모임 만들기' }).click();
await phone.getByRole('textbox', { name: '초대 링크' }).waitFor();
await phone.waitForTimeout(3_000);
await phone.screenshot({ path: 'docs/pictures/created-390.png' });
await phone.goto('/this-device');
await phone.getByRole('heading', { level: 1 }).waitFor();
await phone.waitForTimeout(500);
await phone.screenshot({ path: 'docs/pictures/this-device-390.png' });

const desk = await visit(1280, 800, 1);
await desk.goto(`/group/${groupId}`);
await desk.getByRole('heading', { level: 1, name: '대학 동기 봄 여행' }).waitFor();
await desk.waitForTimeout(1_500);
await desk.screenshot({ path: 'app/public/screenshots/dashboard-wide.png' });
await browser.close();
