/**
 * Answers of the API of Wikimedia Commons, written by its documentation (`action=query`, `prop=imageinfo`,
 * `formatversion=2`): nobody's network is asked by a test. Files, people and numbers are made up.
 */
interface FilePage {
  title: string;
  artist?: string;
  licence?: string;
  width?: number;
  height?: number;
  mime?: string;
  restrictions?: string;
  assessments?: string;
}

const note = (value: string, source = 'commons-desc-page') => ({ value, source, hidden: '' });

/** @param origin where the files lie */
function page(origin: string, file: FilePage, index: number) {
  const { title, width = 4000, height = 2667, mime = 'image/jpeg', licence = 'CC BY-SA 4.0' } = file;
  const name = encodeURIComponent(title.slice('File:'.length).replaceAll(' ', '_'));
  return {
    pageid: 1_000 + index,
    ns: 6,
    title,
    index,
    imagerepository: 'local',
    imageinfo: [
      {
        size: 3_456_789,
        width,
        height,
        thumburl: `${origin}/wikipedia/commons/thumb/a/ab/${name}/1920px-${name}`,
        thumbwidth: 1920,
        thumbheight: Math.round((height * 1920) / width),
        url: `${origin}/wikipedia/commons/a/ab/${name}`,
        descriptionurl: `https://commons.wikimedia.org/wiki/File:${name}`,
        descriptionshorturl: `https://commons.wikimedia.org/w/index.php?curid=${1_000 + index}`,
        mime,
        extmetadata: {
          Artist: note(
            file.artist ?? '<a href="//commons.wikimedia.org/wiki/User:Mina" title="User:Mina">Mina &amp; Jun</a>',
          ),
          LicenseShortName: note(licence),
          Restrictions: note(file.restrictions ?? ''),
          Assessments: note(file.assessments ?? '', 'commons-categories'),
        },
      },
    ],
  };
}

export const answerOf = (origin: string, files: readonly FilePage[]) =>
  files.length === 0
    ? { batchcomplete: true }
    : { batchcomplete: true, query: { pages: files.map((file, index) => page(origin, file, index + 1)) } };

/** Near Osaka: what may not be taken, and one that may. */
export const nearOsaka: readonly FilePage[] = [
  { title: 'File:Osaka no commerce.jpg', licence: 'CC BY-NC 4.0', assessments: 'featured' },
  { title: 'File:Osaka nobody.jpg', artist: '<i>Unknown author</i>', assessments: 'featured' },
  { title: 'File:Osaka without name.jpg', artist: '<span class="x"></span>', assessments: 'featured' },
  { title: 'File:Osaka small.jpg', width: 1599, height: 1000, assessments: 'featured' },
  { title: 'File:Osaka tall.jpg', width: 3000, height: 4000, assessments: 'featured' },
  { title: 'File:Osaka trademark.jpg', restrictions: 'trademarked', assessments: 'featured' },
  { title: 'File:Osaka map.jpg', assessments: 'featured' },
  { title: 'File:Osaka drawn.png', mime: 'image/png', assessments: 'featured' },
  { title: 'File:Dotonbori at night.jpg' },
];
/** Found by the name of Osaka. */
export const namedOsaka: readonly FilePage[] = [
  { title: 'File:Osaka Castle.jpg', assessments: 'quality', licence: 'CC BY 2.0' },
  { title: 'File:Osaka from above.jpg', width: 8000, height: 5000 },
];
