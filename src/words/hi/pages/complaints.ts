import { SITE } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import type { Section } from '../../page-text.ts'
import { CARE_PHONE, GRIEVANCE_MAIL, RULE } from '../rules.ts'

export const COMPLAINTS: Section = {
  id: 'grievance-officer',
  heading: 'अगर कुछ गलत हुआ',
  blocks: [
    ['पहले ', CARE_PHONE, ' पर कॉल कीजिए, दिन हो या रात। कोई न उठाए, तो वॉइसमेल छोड़िए। ज़्यादातर बातें ऐसे ही सुलझ जाती हैं।'],
    'इससे बात न बने, तो हमारे शिकायत अधिकारी को लिखिए:',
    {
      facts: [
        { what: 'शिकायत अधिकारी', words: SITE.grievanceOfficer },
        { what: 'ईमेल', words: [GRIEVANCE_MAIL] },
        { what: 'कंपनी', words: SITE.legalName },
        { what: 'पता', words: SITE.address },
      ],
    },
    `${RULE.complaintHours} के अंदर आपको टिकट नंबर के साथ जवाब मिलता है, ताकि आप उसे /help/ और अपने टिकट के पेज पर, दिए हुए फ़ोन से लॉगिन करके, कभी भी देख सकें। हम आपकी शिकायत एक महीने के अंदर निपटाते हैं। जो अधिकारी उसे दोबारा देखते हैं, उन्होंने पहले उसका जवाब नहीं दिया होता।`,
    [
      'हम अपनी बात कैसे निभाते हैं, यह हर महीने ',
      { words: 'हमारे रिकॉर्ड', to: PATHS.trust },
      ' में लिखा है, जिसे कोई भी जाँच सकता है।',
    ],
    'आप राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 पर भी कॉल कर सकते हैं, या जहाँ आप रहते हैं वहाँ के उपभोक्ता आयोग में जा सकते हैं। इस साइट की कोई बात आपका यह अधिकार नहीं छीनती।',
  ],
}
