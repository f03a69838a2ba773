import { expect, long, type Person, readyForOffline, test, type TestServer } from './fixtures.ts';
import { aCustomParty, aGroupOf, aParty, aWholeParty, type Party, takeOut } from './party.ts';
import { castType, comeInAs, createGroup, enterName, fillSurvey, join, next, sendAnswer } from './verbs.ts';

test(
  'the network goes while the survey is filled, without a service worker: the answer is kept and the results open',
  long,
  async ({ person }) => {
    const ara = await person();
    const link = await createGroup(ara.page, { name: '지하철에서', creator: 'Ara' });
    const results = ara.page.waitForResponse(/assets\/later\/results-[^/]+\.js$/);
    await join(ara.page, link, 'Ara');
    await results;
    await fillSurvey(ara.page, { from: 1, to: 3 });
    await ara.goOffline();
    await sendAnswer(ara.page);
    await expect(ara.page).toHaveURL(/\/(group-results|results)\//);
    await expect(ara.page.getByRole('heading', { level: 1, name: '이 화면을 열지 못했어요' })).toHaveCount(0);
    await expect(ara.page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'without the results on this device the answer stays where it is, and leads on by hand',
  long,
  async ({ person }) => {
    const ara = await person();
    await ara.context.route(/assets\/later\/results-/, (route) => route.abort());
    const link = await createGroup(ara.page, { name: '지하철에서', creator: 'Ara' });
    await join(ara.page, link, 'Ara');
    await fillSurvey(ara.page, { from: 1, to: 3 });
    await sendAnswer(ara.page);
    await expect(ara.page.getByRole('button', { name: '이 화면에 있기' })).toBeVisible();
    await expect(ara.page.getByRole('link', { name: '투표 결과 보기' })).toHaveCount(1, { timeout: 10_000 });
    await expect(ara.page).toHaveURL(/\/preferences\//);
  },
);

test("in the survey the browser's Back leads to the step before, and out of it only from the first; once sent, it leads out", async ({
  person,
  server,
}) => {
  const { shareUrl } = await aGroupOf(server, '봄 여행', [{ name: '아라' }, { name: '준호' }]);
  const ara = await person({ viewport: { width: 390, height: 844 } });
  const { page } = ara;
  const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await comeInAs(page, shareUrl, '아라');
  await fillSurvey(page, { from: 1, to: 3 });

  await page.goBack();
  await title('얼마쯤 쓸 수 있어요?');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The button and the browser's Back are one way: it leaves no entry behind.
  await page.getByRole('button', { name: '이전' }).click();
  await title('어디서 떠나요?');
  await ara.goOffline();
  await page.goBack();
  await title('언제 갈 수 있어요?');
  await page.goForward();
  await title('어디서 떠나요?');
  await expect(page.getByRole('radio', { name: /^가까운 해외/ })).toBeChecked();
  await page.goForward();
  await title('얼마쯤 쓸 수 있어요?');
  await next(page);
  await title('어떤 여행이 좋아요?');
  await expect(page.getByRole('checkbox', { name: '온천' })).toBeChecked();
  await ara.goOnline();
  await page.reload();
  await title('어떤 여행이 좋아요?');
  await page.goBack();
  await title('얼마쯤 쓸 수 있어요?');
  // From another page Back leads to the step of that entry, which is not the one that was left.
  await page.goForward();
  await title('어떤 여행이 좋아요?');
  await page.getByRole('link', { name: '모임으로' }).click();
  await expect(page).toHaveURL(/\/group\//);
  await page.evaluate(() => history.go(-2));
  await title('얼마쯤 쓸 수 있어요?');
  await next(page);
  await title('어떤 여행이 좋아요?');
  await page.goBack();
  await title('얼마쯤 쓸 수 있어요?');
  await next(page);
  await sendAnswer(page);
  await expect(page.getByRole('button', { name: '이 화면에 있기' })).toBeVisible();
  await page.getByRole('button', { name: '이 화면에 있기' }).click();
  const survey = page.url();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).not.toHaveURL(survey);
});

test('"See answers" on the dashboard shows the answers of that member', async ({ person, server }) => {
  const { groupId } = await aParty(server);
  const { page } = await person();
  await page.goto(`/group/${groupId}`);
  const sheet = page.getByRole('dialog', { name: '민지의 답' });
  const ways = page.getByRole('button', { name: '민지 답 보기' });
  // The face, and the row of the list of members.
  await expect(ways).toHaveCount(2);
  for (const way of await ways.all()) {
    await way.click();
    await expect(sheet.getByText('갈 수 있는 날')).toBeVisible();
    await expect(sheet.getByRole('definition').first()).toBeVisible();
    await expect(sheet.getByRole('link', { name: '민지의 설문으로' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
});

test("the answers of a friend lead to that friend's survey, not to one's own", long, async ({ person, server }) => {
  const { groupId, shareUrl } = await aParty(server);
  const { page } = await person();
  await comeInAs(page, shareUrl, '유나');
  await page.goto(`/group/${groupId}`);
  await page.getByRole('button', { name: '민지 답 보기' }).last().click();
  await page.getByRole('link', { name: '민지의 설문으로' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /민지/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '민지로 들어가기' })).toBeVisible();
});

test("the organiser's link opened in a tab that already shows the settings gives the rights", async ({
  person,
  server,
}) => {
  const { groupId, organizerToken } = await aParty(server);
  const { page } = await person();
  await page.goto(`/group/${groupId}/settings`);
  await expect(page.getByRole('heading', { name: '모임장인가요?' })).toBeVisible();
  await expect(page.getByRole('button', { name: /모임에서 빼기/ })).toHaveCount(0);
  await page.goto(`/group/${groupId}/settings#organizer=${organizerToken}`);
  await expect(page.getByRole('button', { name: /모임에서 빼기/ }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/group/${groupId}/settings$`));
});

test('behind a new link the organiser’s password and a PIN still open the group', long, async ({ person, server }) => {
  const password = 'lantern quay 4711';
  const { id, shareUrl, organizerToken } = await server.api<{ id: string; shareUrl: string; organizerToken: string }>(
    '/api/groups',
    { name: '새 링크', description: '', createdBy: '민지', creatorEmail: 'minji@example.com', adminPassword: password },
  );
  const sodam = await person();
  await comeInAs(sodam.page, shareUrl, '소담');
  await sodam.page.goto(`/group/${id}/settings`);
  await sodam.page.getByRole('button', { name: 'PIN 정하기' }).click();
  await sodam.page.getByRole('textbox', { name: 'PIN' }).fill('1357');
  await sodam.page.getByRole('button', { name: 'PIN 저장하기' }).click();
  await expect(sodam.page.getByText('PIN 있음')).toBeVisible();
  const minji = await person();
  await minji.page.goto(`/group/${id}/settings#organizer=${organizerToken}`);
  await minji.page.getByRole('button', { name: '새 링크로 바꾸기' }).click();
  await minji.page.getByRole('dialog').getByRole('button', { name: '새 링크로 바꾸기' }).click();
  const link = minji.page.getByRole('textbox', { name: '초대 링크' });
  await expect(link).not.toHaveValue(new RegExp(shareUrl));
  await expect
    .poll(() => fetch(`${server.url}/api/groups/${id}`).then(({ status }) => status), { timeout: 20_000 })
    .toBe(404);

  const { page } = await person();
  await page.goto(await link.inputValue());
  await page.getByRole('button', { name: /소담/ }).click();
  await page.getByRole('button', { name: '네, 저예요' }).click();
  await page.getByRole('textbox', { name: 'PIN' }).fill('1357');
  await page.getByRole('button', { name: '소담으로 들어가기' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: '언제 갈 수 있어요?' })).toBeVisible();
  await page.goto(`/group/${id}/settings`);
  await page.getByLabel('모임장 비밀번호').fill(password);
  await page.getByRole('button', { name: '모임장으로 열기' }).click();
  await expect(page.getByRole('button', { name: /모임에서 빼기/ }).first()).toBeVisible();
});

test(
  'of a server that has too much to do the organiser’s link is accepted, and not called wrong',
  long,
  async ({ person, server }) => {
    const { groupId, organizerToken } = await aParty(server);
    const { page } = await person({ expected: /status of 429/ });
    await page.route(/\/organizer$/, (route) =>
      route.fulfill({ status: 429, json: { error: 'Too many requests', code: 'too_many_requests' } }),
    );
    const asked = page.waitForResponse(/\/organizer$/);
    await page.goto(`/group/${groupId}/settings#organizer=${organizerToken}`);
    expect((await asked).status()).toBe(429);
    await expect(page.getByRole('button', { name: /모임에서 빼기/ }).first()).toBeVisible();
  },
);

test(
  'without link and password a new organiser link can be asked for by e-mail, where the server sends it',
  long,
  async ({ person, server }) => {
    const { groupId } = await aParty(server);
    const { page } = await person();
    await page.goto(`/group/${groupId}/settings`);
    await expect(page.getByRole('heading', { name: '모임장인가요?' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel('모임을 만들 때 적은 이메일')).toHaveCount(0);
    const asked: unknown[] = [];
    await page.route('**/api/mail', (route) => route.fulfill({ json: { isOn: true } }));
    await page.route('**/organizer-mail', async (route) => {
      asked.push(route.request().postDataJSON());
      await route.fulfill({ json: { isAccepted: true } });
    });
    await page.reload();
    const field = page.getByLabel('모임을 만들 때 적은 이메일');
    const send = page.getByRole('button', { name: '모임장 링크 받기' });
    await field.fill('minji@');
    await send.click();
    await expect(page.getByText('이메일 주소를 다시 확인해 주세요.')).toBeVisible();
    expect(asked).toEqual([]);
    await field.fill('minji@example.com');
    await send.click();
    await expect(page.getByRole('status').filter({ hasText: '모임장 링크가 곧 도착해요' })).toBeVisible();
    expect(asked).toEqual([{ email: 'minji@example.com', lang: 'ko' }]);
  },
);

test(
  'the language can be changed on the screens of a group and in a survey, on a phone',
  long,
  async ({ person, server }) => {
    const { groupId, shareUrl } = await aParty(server);
    const { page } = await person();
    const addresses = [
      `/group/${groupId}`,
      `/group/${groupId}/summary`,
      `/group/${groupId}/recommendations`,
      `/results/${shareUrl}`,
    ];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('button', { name: '언어: 한국어' })).toBeVisible();
    }
    await join(page, `/join/${shareUrl}`, 'Ara');
    await page.getByRole('button', { name: '언어: 한국어' }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL(/\/preferences\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`/group/${groupId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('a link to a group that this device has never seen, opened offline: the name and an answer are kept, and there once the network is back', async ({
  person,
  server,
}) => {
  const { groupId, shareUrl } = await aParty(server);
  const yuna = await person({ serviceWorkers: 'allow' });
  const { page } = yuna;
  await page.goto('/create-group');
  await readyForOffline(page);
  await yuna.goOffline();
  await page.goto(`/join/${shareUrl}`);
  await expect(page.getByRole('heading', { level: 1, name: '인터넷에 연결되어 있지 않아요' })).toBeVisible();
  await enterName(page, '유나');
  await expect(page).toHaveURL(new RegExp(`/preferences/${shareUrl}$`));
  await expect(page.getByText('이름을 아직 모르는 모임')).toBeVisible();
  await fillSurvey(page, { from: 1, to: 3 });
  // The tab is closed in the middle: what was typed is found again.
  await page.reload();
  await sendAnswer(page);
  await expect(page.getByRole('heading', { level: 1, name: '답을 이 기기에 적어 뒀어요' })).toBeVisible();
  await page.goto('/this-device');
  await expect(page.getByRole('link', { name: /유나로 들어가기와 설문 답/ })).toBeVisible();
  await yuna.goOnline();
  const members = () => server.api<{ name: string; status: string }[]>(`/api/groups/${groupId}/members`);
  await expect
    .poll(async () => (await members()).filter((one) => one.name === '유나').map((one) => one.status), {
      timeout: 40_000,
    })
    .toEqual(['done']);
  await expect(page.getByText('보낼 것이 없어요')).toBeVisible();
  await page.goto(`/preferences/${shareUrl}`);
  await expect(page.getByText('대학 동기 봄 여행').first()).toBeVisible();
});

/** By the organiser, in the settings. */
async function deleteGroup({ page }: Person, server: TestServer, { groupId, organizerToken }: Party): Promise<void> {
  await page.goto(`/group/${groupId}/settings#organizer=${organizerToken}`);
  await page.getByRole('button', { name: '모임 삭제' }).click();
  const sure = page.getByRole('dialog');
  await sure.getByRole('textbox').fill('대학 동기 봄 여행');
  await sure.getByRole('button', { name: '모임 삭제' }).click();
  await expect.poll(async () => (await fetch(`${server.url}/api/groups/${groupId}`)).ok).toBe(false);
}

test('a deleted group says so, takes no writes and shows no invite; what was answered can still be read', async ({
  person,
  server,
}) => {
  const party = await aParty(server);
  const { shareUrl } = party;
  const { page } = await person();
  await join(page, `/join/${shareUrl}`, '유나');
  const minji = await person();
  await deleteGroup(minji, server, party);
  await expect(minji.page).toHaveURL('/');
  await expect(minji.page.getByText('이 모임은 삭제됐어요.').first()).toBeVisible();
  await page.goto(`/results/${shareUrl}?tab=vote`);
  await expect(page.getByText('이 모임은 삭제됐어요.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /투표하기/ }).first()).toBeDisabled();
  await expect(page.getByRole('button', { name: '초대 링크 보내기' })).toBeHidden();
  await page.getByRole('tab', { name: '참여자' }).click();
  await expect(page.getByText('민지').first()).toBeVisible();
  for (const path of [`/preferences/${shareUrl}`, `/group/${shareUrl}/login`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '이 모임은 삭제됐어요.' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  }
  await page.goto(`/join/${shareUrl}`);
  await expect(page.getByRole('heading', { level: 1, name: '모임을 찾을 수 없어요' })).toBeVisible();
});

test(
  'whoever was removed is told at the invitation that the group was deleted since',
  long,
  async ({ person, server }) => {
    const party = await aParty(server);
    const { page } = await person();
    await join(page, `/join/${party.shareUrl}`, '유나');
    await takeOut(server, party, '유나');
    await page.goto(`/group/${party.groupId}`);
    await expect(page.getByText(/모임에서 빠졌어요/).first()).toBeVisible();
    await page.goto(`/join/${party.shareUrl}`);
    await expect(page.getByRole('heading', { name: '누구세요?' })).toBeVisible();
    await deleteGroup(await person(), server, party);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '모임을 찾을 수 없어요' })).toBeVisible();
  },
);

test('what waits to be sent covers no button of an invitation', long, async ({ person, server }) => {
  const [party, other] = [await aParty(server), await aWholeParty(server)];
  const { page } = await person();
  await comeInAs(page, party.shareUrl, '유나');
  await page.context().route('**/api/sync', (route) => route.abort());
  await page.goto(`/results/${party.shareUrl}?tab=vote`);
  await castType(page, '휴양');
  await page.goto(`/join/${other.shareUrl}`);
  const pill = page.getByRole('button', { name: /개 저장됨/ });
  const enter = page.getByRole('button', { name: '들어가기', exact: true });
  await expect(pill).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('이미 들어온 친구 5명')).toBeVisible();
  const gap = async () => {
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    const [above, below] = [await enter.boundingBox(), await pill.boundingBox()];
    return above && below ? below.y - above.y - above.height : -1;
  };
  await expect.poll(gap).toBeGreaterThan(0);
});

test(
  'the invitation tells the truth: own questions have no four steps, names may need a PIN, a full group takes nobody new',
  long,
  async ({ person, server }) => {
    const { page } = await person();
    const own = await aCustomParty(server);
    await page.goto(`/join/${own.shareUrl}`);
    await expect(page.getByRole('button', { name: '유나로 들어가기' })).toBeVisible();
    await expect(page.getByText(/네 단계|2분/)).toHaveCount(0);
    const pins = await aParty(server);
    const minji = await person();
    await minji.page.goto(`/group/${pins.groupId}/settings#organizer=${pins.organizerToken}`);
    await minji.page.getByRole('switch', { name: '들어올 때 PIN 확인하기' }).click();
    await page.goto(`/join/${pins.shareUrl}`);
    await expect(page.getByText(/이름마다 PIN이 있어요/)).toBeVisible();
    const full = await aGroupOf(server, '꽉 찬 모임', [{ name: '지우' }]);
    for (let count = 0; count < 100; count += 1)
      await server.api(`/api/groups/${full.groupId}/participant-login`, { memberName: `친구${count}` });
    await page.goto(`/join/${full.shareUrl}`);
    await expect(page.getByText('이 모임은 자리가 다 찼어요.')).toBeVisible();
    await expect(page.getByLabel(/이름만 적으면/)).toHaveCount(0);
  },
);

test('who is somebody else on a device that is in already comes in under a new name', async ({ person, server }) => {
  const party = await aParty(server);
  const { page } = await person();
  await comeInAs(page, party.shareUrl, '유나');
  await page.goto(`/join/${party.shareUrl}`);
  await page.getByRole('button', { name: '다른 사람이에요' }).click();
  await page.getByLabel(/이름만 적으면/).fill('나래');
  await page.getByRole('button', { name: '나래로 들어가기' }).click();
  await expect(page).toHaveURL(/\/preferences\//);
  await page.goto(`/group/${party.groupId}`);
  await expect(page.getByText('나래').first()).toBeVisible();
});

test(
  'without a network a group’s pages say that they are old, over none of their tabs',
  long,
  async ({ person, server }) => {
    const party = await aParty(server);
    const { page, goOffline, goOnline } = await person({
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'allow',
    });
    await comeInAs(page, party.shareUrl, '준호');
    await readyForOffline(page);
    await page.goto(`/results/${party.shareUrl}`);
    await expect(page.getByRole('tab').first()).toBeVisible();
    const note = page.getByText('연결되지 않아 마지막으로 받은 내용이에요');
    await expect(note).toHaveCount(0);
    await goOffline();
    await page.goto(`/results/${party.shareUrl}`);
    await expect(note).toBeVisible({ timeout: 30_000 });
    const [told, tab] = [await note.boundingBox(), await page.getByRole('tab').first().boundingBox()];
    expect(told?.y).toBeGreaterThan((tab?.y ?? NaN) + (tab?.height ?? NaN));
    await goOnline();
    await expect(note).toHaveCount(0, { timeout: 30_000 });
  },
);
