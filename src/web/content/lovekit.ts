import { PATHS, searchPath } from '#web/lib/paths.ts'
import type { PageText } from './page-text.ts'

export const LOVEKIT: PageText = {
  path: PATHS.lovekit,
  title: 'The love kit',
  description:
    'A small closed box in your room with what couples forget to pack. Free at the hotels that have it: tick it when you book, or filter for it when you search.',
  heading: 'The love kit',
  intro: 'A small, closed box that waits in your room. It costs nothing, and nobody has to ask for it aloud.',
  sections: [
    {
      id: 'inside',
      heading: 'What is inside',
      blocks: [
        'What people forget to pack, or would rather not buy at the corner shop:',
        { list: ['Condoms', 'Wet wipes and tissues', 'Mints', 'A small candle that needs no flame'] },
        'Hotels fill it themselves, so it can differ a little.',
      ],
    },
    {
      id: 'ask',
      heading: 'How to get one',
      blocks: [
        {
          numbered: [
            'Search as always and choose the filter Love kit. Or look for it on the hotel’s page.',
            'Before you pay, tick “Put a love kit in the room”.',
            'Find it in the room. The desk says nothing about it, and it is not on the bill.',
          ],
        },
        'Nothing is ticked for you. Leave the box unticked, and there is no kit.',
      ],
    },
    {
      id: 'care',
      heading: 'With care',
      blocks: [
        'A kit in the room is no promise by anyone. Either of you can say no at any time.',
        [
          'It is sealed when you find it. If it is not, leave it and tell us. More on ',
          { words: 'safety and your rights', to: PATHS.legalPage },
          '.',
        ],
      ],
    },
  ],
  next: {
    heading: 'Hotels with a love kit',
    words: 'Choose your city there. The filter is set already.',
    label: 'Show hotels',
    to: searchPath('love_kit=1'),
  },
}
