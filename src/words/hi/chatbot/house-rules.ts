import { GUESTS_PER_ROOM, MAX_ROOMS } from '#domain/bookings/rooms-and-guests.ts'
import type { ChatTopic } from '#domain/chatbot/chat-topic.ts'
import { LEGAL_AGE } from '#domain/chatbot/house-rules.ts'
import { acceptedIds } from '../accepted-ids.ts'

export const ID_PROOF: ChatTopic = {
  id: 'id-proof',
  title: 'ID प्रूफ़',
  questions: [
    {
      id: 'which-ids',
      asks: 'कौन सी ID चलती हैं?',
      answer: {
        text: `${acceptedIds}। दो ओरिजिनल ID लाइए, आप दोनों की एक-एक। PAN नहीं चलता, क्योंकि उस पर पता नहीं होता।`,
      },
    },
    {
      id: 'copies',
      asks: 'क्या ID की फ़ोटो या कॉपी काफ़ी है?',
      answer: {
        text: 'नहीं। होटल को रिसेप्शन पर दोनों ओरिजिनल ID देखनी होती हैं। फ़ोन की फ़ोटो या फ़ोटोकॉपी नहीं चलती। सिर्फ़ सुपरफ़ास्ट चेक-इन में रिसेप्शन आपकी यहाँ डाली हुई ID मिलाता है, और तब भी वह ओरिजिनल माँग सकता है।',
      },
    },
    {
      id: 'masked-aadhar',
      asks: 'क्या मुझे पूरा आधार नंबर दिखाना होगा?',
      answer: {
        text: 'नहीं। मास्क्ड आधार कार्ड काफ़ी है, जिसमें सिर्फ़ आखिरी चार अंक दिखते हैं। नंबर रखना हमें मना है, इसलिए सुपरफ़ास्ट चेक-इन में दूसरी ID सबसे अच्छी है। आधार कार्ड डालें, तो कुछ भी भेजने से पहले उसके पहले आठ अंक आपके फ़ोन पर ही ढके जाते हैं।',
        link: { label: 'हम आपकी ID कैसे सँभालते हैं', to: 'privacyPolicy' },
      },
    },
    {
      id: 'name-match',
      asks: 'क्या नाम मिलना ज़रूरी है?',
      answer: {
        text: 'हाँ। बुकिंग का नाम किसी एक मेहमान की ID से मिलना चाहिए। अपने नाम से बुक कीजिए, जैसा आपकी ID पर लिखा है।',
      },
    },
    {
      id: 'foreign-guests',
      asks: 'मेरे पार्टनर विदेश से हैं। क्या चाहिए?',
      answer: {
        text: 'ओरिजिनल पासपोर्ट और चालू वीज़ा। होटल विदेशी मेहमान के स्टे की सूचना अधिकारियों को देता है, जैसा कानून हर होटल से कहता है।',
      },
    },
  ],
}

export const MINIMUM_AGE: ChatTopic = {
  id: 'minimum-age',
  title: 'कम से कम उम्र',
  questions: [
    {
      id: 'how-old',
      asks: 'हमारी उम्र कितनी होनी चाहिए?',
      answer: { text: `चेक-इन के दिन आप दोनों की उम्र ${LEGAL_AGE} या ज़्यादा होनी चाहिए।` },
    },
    {
      id: 'one-is-younger',
      asks: `अगर हममें से कोई अभी ${LEGAL_AGE} का न हो?`,
      answer: {
        text: `तब आप नहीं रुक सकते, बुकिंग चाहे किसी ने भी की हो। होटल दोनों ID पर जन्म की तारीख देखता है, और ${LEGAL_AGE} से कम उम्र के मेहमानों को उसे मना करना पड़ता है।`,
      },
    },
    {
      id: 'proof-of-age',
      asks: 'उम्र कैसे साबित करें?',
      answer: { text: `अपनी ओरिजिनल ID से: ${acceptedIds}। इनमें से हर एक पर जन्म की तारीख या उम्र होती है।` },
    },
    {
      id: 'twenty-one',
      asks: 'क्या लड़के का 21 का होना ज़रूरी है?',
      answer: {
        text: `नहीं। वह शादी की उम्र है। होटल के रूम के लिए आप दोनों ${LEGAL_AGE} पर बालिग हैं।`,
        link: { label: 'कानूनी उम्र', to: 'legalPage' },
      },
    },
  ],
}

export const THREE_AND_MARRIED: ChatTopic = {
  id: 'three-persons-and-married',
  title: 'तीन लोगों के रूम और शादीशुदा लोग',
  questions: [
    {
      id: 'three-in-a-room',
      asks: 'क्या हम तीन लोग एक ही रूम में रुक सकते हैं?',
      answer: {
        text: `नहीं। एक रूम में ज़्यादा से ज़्यादा ${GUESTS_PER_ROOM} लोग रुक सकते हैं। तीन लोगों के लिए दो रूम बुक कीजिए: होटल के पेज पर रूम की गिनती चुनिए।`,
      },
    },
    {
      id: 'group',
      asks: 'हम दोस्तों का ग्रुप हैं। कितने रूम बुक कर सकते हैं?',
      answer: {
        text: `एक बुकिंग में ${MAX_ROOMS} रूम तक, ${MAX_ROOMS * GUESTS_PER_ROOM} मेहमानों तक के लिए। सबकी उम्र ${LEGAL_AGE} या ज़्यादा हो, और सब ओरिजिनल ID लाएँ।`,
      },
    },
    {
      id: 'married-couples',
      asks: 'हम शादीशुदा हैं। क्या हम भी बुक कर सकते हैं?',
      answer: {
        text: 'बिल्कुल। शादीशुदा कपल का भी उतना ही स्वागत है, और नियम वही हैं। शादी का सर्टिफ़िकेट नहीं चाहिए, सिर्फ़ आपकी दो ID।',
      },
    },
    {
      id: 'alone',
      asks: 'क्या अकेले रुक सकते हैं?',
      answer: { text: 'हाँ। बुक करते समय 1 मेहमान चुनिए। दाम रूम का होता है, इसलिए वही रहता है।' },
    },
  ],
}
