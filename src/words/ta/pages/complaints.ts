import { SITE } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import type { Section } from '../../page-text.ts'
import { CARE_PHONE, GRIEVANCE_MAIL, RULE } from '../rules.ts'

export const COMPLAINTS: Section = {
  id: 'grievance-officer',
  heading: 'ஏதாவது தவறு நடந்தால்',
  blocks: [
    ['முதலில் ', CARE_PHONE, ' எண்ணை எந்த நேரமும் அழையுங்கள். யாரும் எடுக்காவிட்டால் குரல் மெசேஜ் விடுங்கள். பெரும்பாலானவை இப்படியே தீரும்.'],
    'அது உதவவில்லை என்றால், எங்கள் குறைதீர் அலுவலருக்கு எழுதுங்கள்:',
    {
      facts: [
        { what: 'குறைதீர் அலுவலர்', words: SITE.grievanceOfficer },
        { what: 'ஈமெயில்', words: [GRIEVANCE_MAIL] },
        { what: 'நிறுவனம்', words: SITE.legalName },
        { what: 'முகவரி', words: SITE.address },
      ],
    },
    `${RULE.complaintHours} ஆகும் முன் டிக்கெட் எண்ணுடன் பதில் கிடைக்கும், அதைக் கொண்டு எப்போதும் தொடரலாம். உங்கள் புகாரை ஒரு மாதத்துக்குள் தீர்க்கிறோம். அதை மீண்டும் பார்க்கும் அலுவலர், முன்பு அதற்குப் பதில் தராதவர்.`,
    ['நாங்கள் சொன்னபடி நடக்கிறோமா என்பது மாதந்தோறும் ', { words: 'எங்கள் பதிவில்', to: PATHS.trust }, ' உள்ளது; யாரும் சரிபார்க்கலாம்.'],
    'தேசிய நுகர்வோர் உதவி எண் 1915-ஐயும் அழைக்கலாம், அல்லது நீங்கள் வசிக்கும் இடத்தின் நுகர்வோர் ஆணையத்துக்குச் செல்லலாம். இந்தத் தளத்தில் உள்ள எதுவும் அந்த உரிமையைப் பறிக்காது.',
  ],
}
