import { personHue } from '#app/ui/person-hue.ts';
import type { GatherPerson } from '#app/ui/gather-meter.tsx';

/** Words for the gallery only: the same parts with short Korean and with long English words. */
export const samples = {
  ko: {
    vote: '투표하기', go: '이어서 하기', copy: '링크 복사', later: '나중에', making: '만드는 중', sending: '보내는 중', drop: '버리기',
    names: ['민지', '준호', '소라', '하늘', '태윤', '유나', '지훈', '서연', '도현', '예린', '가온', '나래', '다온', '라온'],
    chips: ['맛집', '역사', '쇼핑', '야경', '도시 산책', '랜드마크'],
    choices: [['50만–100만 원', '한 사람이 여행 내내 쓰는 돈'], ['직접 적기', '통화와 금액을 적어요']],
    types: ['관광', '휴양', '액티비티', '골프'],
    steps: ['언제', '출발', '예산', '여행 유형'],
    tabs: ['개요', '참여자', '투표'], lock: '이름 필요',
    limit: '세 개를 다 골랐어요. 바꾸려면 하나를 빼 주세요.',
    bands: ['아주 느긋', '느긋', '보통', '활동적', '아주 활동적'],
    bars: ['맛집', '쉬기', '사진'], people: (n: number) => `${n}명`, all: (n: number) => `${n}명 모두`, days: (n: number) => `${n}일`,
    done: '완료', everybody: '모두', table: '표로 보기', caption: '날짜별 되는 사람 수', count: '인원', month: '3월',
    weekdays: ['일', '월', '화', '수', '목', '금', '토'],
    meter: '6명 중 5명이 답했어요. 유나를 기다려요.',
    pills: { waiting: '기기에 저장됨 · 연결되면 보낼게요', sending: '보내는 중 · 3개', saved: '모두 저장했어요', refused: '보내지 못한 것 1개' },
    toast: '4월 3–5일 투표를 거뒀어요', undo: '되돌리기', close: '닫기',
    callouts: ['이미 낸 답을 고치고 있어요. 날짜를 바꾸면 맞지 않는 투표는 빠져요.', '유나만 답하면 추천 여행지가 열려요.', '모임을 불러오지 못했어요.', '이 브라우저는 오래 안 열면 저장한 것을 지울 수 있어요.'],
    question: '혹시 같은 유나예요?', questionText: '이 모임에 유나가 이미 있어요. 본인이면 이어서 고치고, 다른 유나라면 이름을 조금 바꿔 주세요.', yes: '네, 제가 유나예요', no: '다른 유나예요',
    empty: '아직 아무도 답하지 않았어요', emptyText: '링크를 보내면 여기에 한 줄씩 모여요.', send: '링크 보내기',
    field: '모임 이름', placeholder: '예: 대학 동기 봄 여행', hint: '친구들이 알아볼 이름이면 돼요.', error: '끝나는 날이 시작하는 날보다 빨라요.', about: '어떤 여행인가요?', free: '선택', area: '캠핑카로 동해안을 따라 내려가고 싶어요',
    calendar: '막대가 진할수록 되는 친구가 많아요', fit: '4명에게 잘 맞아요', tip: '되는 친구가 많은 날부터',
    rows: [['분석', '날짜, 사람별 취향'], ['추천 여행지', '유나까지 답하면 열려요']],
    badges: ['기다리는 중', '보내지 못함', '하루만 옮기면', '도시', '예시'],
    budget: '80만에서 90만 원 사이는 다섯 명 모두 괜찮아요.',
  },
  en: {
    vote: 'Vote for these dates', go: 'Continue where you left off', copy: 'Copy the invitation link', later: 'Maybe later', making: 'Making the group', sending: 'Sending your answers', drop: 'Throw away',
    names: ['Bartholomew', 'Jo', 'Maximiliana', 'Al', 'Christopher', 'Yuna', 'Guadalupe', 'Li', 'Dohyun', 'Anne-Sophie', 'Gaon', 'Nele', 'Friedrich', 'Wu'],
    chips: ['Food and street markets', 'History', 'Shopping', 'City lights at night', 'Long walks in the city', 'Landmarks'],
    choices: [['₩500,000–1,000,000', 'What one person spends on the whole trip'], ['Write it yourself', 'With the currency and the amount you have in mind']],
    types: ['Sightseeing', 'Relaxation', 'Outdoor activities', 'Golf'],
    steps: ['When', 'Departure', 'Budget', 'Kind of trip'],
    tabs: ['Overview', 'Who takes part', 'Vote'], lock: 'Name needed',
    limit: 'That’s all three. Take one off to swap it.',
    bands: ['Very easy', 'Easy', 'Middling', 'Active', 'Very active'],
    bars: ['Food and street markets', 'Rest', 'Photographs'], people: (n: number) => `${n} people`, all: (n: number) => `All ${n}`, days: (n: number) => `${n} days`,
    done: 'answered', everybody: 'everyone', table: 'Show as table', caption: 'People per day', count: 'People', month: 'March',
    weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    meter: 'Five of six have answered. Waiting for Yuna.',
    pills: { waiting: 'Saved on this device · will send when you’re online', sending: 'Sending · 3 left', saved: 'Everything is saved', refused: 'One could not be sent' },
    toast: 'Your vote for 3–5 April was taken back', undo: 'Undo', close: 'Close',
    callouts: ['You are changing answers you already gave. Votes that no longer fit are taken out.', 'Only Yuna is left, then places open.', 'We could not load the group.', 'This browser may delete what is stored if it is not opened for long.'],
    question: 'Is this the same Yuna?', questionText: 'There is a Yuna in this group already. If it’s you, carry on; if not, change the name a little.', yes: 'Yes, that’s me', no: 'I’m another Yuna',
    empty: 'Nobody has answered yet', emptyText: 'Send the link and their lines gather here.', send: 'Send the link',
    field: 'Name of the group', placeholder: 'For example: spring trip of the class of 2016', hint: 'A name your friends will recognise.', error: 'The last day is before the first.', about: 'What kind of trip?', free: 'optional', area: 'Down the east coast in a camper van',
    calendar: 'The deeper the bar, the more friends can make it', fit: 'Suits four of you', tip: 'Days most friends can come first',
    rows: [['Analysis', 'Dates and what everybody likes'], ['Places for you', 'Open when Yuna has answered']],
    badges: ['Waiting', 'Not sent', 'One day earlier', 'City', 'Sample'],
    budget: 'Between 800,000 and 900,000 won suits all five.',
  },
};

export type Words = (typeof samples)['ko'];

/** The first `count` people of a language; the last `waiting` of them have not answered. */
export function crowd(words: Words, count: number, waiting: number): GatherPerson[] {
  return words.names.slice(0, count).map((name, index) => ({ id: name, name, hue: personHue(index), waiting: index >= count - waiting }));
}
