import { expect, readyForOffline, test } from './fixtures.ts';
import { enterName, tick } from './verbs.ts';

test('a survey of own questions, from the builder over a closed tab and an answer without a network to the results', async ({
  person,
  server,
}) => {
  const ara = await person();
  await ara.page.goto('/create-group');
  await ara.page.getByLabel('모임 이름').fill('제주 한 달');
  await ara.page.getByLabel('내 이름').fill('Ara');
  await ara.page.getByLabel('이메일').fill('ara@example.com');
  await ara.page.getByText('더 정하기').click();
  await tick(ara.page.getByRole('radio', { name: /직접 만들기/ }));
  await ara.page.getByRole('button', { name: '질문 만들러 가기' }).click();
  await expect(ara.page).toHaveURL(/\/create-custom-survey$/);

  // Three questions; the second becomes a choice with a third option, and has to be answered.
  const card = (page: typeof ara.page, number: number) =>
    page.getByRole('listitem', { name: `질문 ${number}`, exact: true });
  await card(ara.page, 1).getByLabel('질문 내용').fill('무엇을 먹고 싶어요?');
  await ara.page.getByRole('button', { name: '질문 추가' }).click();
  await card(ara.page, 2).getByLabel('질문 내용').fill('어디에서 잘까요?');
  await tick(card(ara.page, 2).getByRole('radio', { name: '하나 고르기' }));
  await ara.page.getByRole('button', { name: '질문 추가' }).click();
  await card(ara.page, 3).getByLabel('질문 내용').fill('지울 질문');

  // The tab is closed half-way: everything is still there, the group's own data too.
  await expect(ara.page.getByText('쓰는 대로 이 기기에 저장돼요', { exact: false })).toBeVisible();
  await ara.page.close();
  const again = await ara.context.newPage();
  await again.goto('/create-custom-survey');
  await expect(card(again, 2).getByLabel('질문 내용')).toHaveValue('어디에서 잘까요?');
  await expect(card(again, 2).getByLabel(/^선택지 \d$/)).toHaveCount(2);

  // Too few choices are said before anything is made.
  await card(again, 2).getByLabel('선택지 1').fill('한옥');
  await again.getByRole('button', { name: '모임 만들기' }).click();
  await expect(again.getByRole('alert').filter({ hasText: '선택지가 부족해요' })).toContainText('선택지가 두 개 이상');
  await card(again, 2).getByLabel('선택지 2').fill('캠핑장');
  await card(again, 2).getByRole('button', { name: '선택지 추가' }).click();
  await card(again, 2).getByRole('textbox', { name: '선택지 3' }).fill('호텔');
  await tick(card(again, 2).getByRole('switch', { name: '꼭 답해야 하는 질문' }));
  await again.getByRole('button', { name: '질문 2 위로 옮기기' }).click();
  await expect(card(again, 1).getByLabel('질문 내용')).toHaveValue('어디에서 잘까요?');
  await again.getByRole('button', { name: '질문 3 지우기' }).click();
  await again.getByRole('button', { name: '모임 만들기' }).click();
  const link = await again.getByRole('textbox', { name: '초대 링크' }).inputValue();
  const ref = link.split('/').at(-1) ?? '';

  // Bo comes in, loses the network, forgets what is required, and answers.
  const bo = await person({ serviceWorkers: 'allow' });
  await bo.page.goto(link);
  await enterName(bo.page, 'Bo');
  await expect(bo.page.getByRole('heading', { level: 1, name: 'Bo의 생각을 들려주세요' })).toBeVisible();
  await readyForOffline(bo.page);
  await bo.goOffline();
  await expect(bo.page.getByRole('link', { name: '나중에' })).toHaveAttribute('href', /^\/group\/[0-9a-f-]{36}$/);
  await bo.page.getByRole('textbox').fill('고기국수');
  await bo.page.getByRole('button', { name: '답 보내기' }).click();
  await expect(bo.page.getByRole('alert').filter({ hasText: '아직 답하지 않은 필수 질문이 있어요' })).toContainText(
    '모두 답해 주세요.',
  );
  await tick(bo.page.getByRole('radio', { name: '캠핑장' }));
  await bo.page.getByRole('button', { name: '답 보내기' }).click();
  await expect(bo.page.getByRole('heading', { level: 1 })).toContainText('이 기기');
  await expect(bo.page.getByRole('link', { name: '모임으로 가기' })).toHaveAttribute(
    'href',
    /^\/group\/[0-9a-f-]{36}$/,
  );
  await expect(bo.page.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/');
  expect(await server.api<unknown[]>(`/api/groups/${ref}/custom-survey-responses`)).toEqual([]);
  await bo.goOnline();
  await expect
    .poll(
      async () =>
        server
          .api<{ memberName: string; responses: Record<string, string> }[]>(
            `/api/groups/${ref}/custom-survey-responses`,
          )
          .then((all) => all.map((one) => [one.memberName, ...Object.values(one.responses).sort()])),
      { timeout: 30_000 },
    )
    .toEqual([['Bo', '고기국수', '캠핑장']]);

  // Ara sees it, question by question.
  await again.goto(`/results/${ref}`);
  const stay = again.getByRole('region', { name: /어디에서 잘까요/ });
  await expect(stay.getByText('캠핑장').first()).toBeVisible();
  await expect(again.getByText('고기국수').first()).toBeVisible();
  await expect(again.getByText('지울 질문')).toHaveCount(0);
});
