export const titles = {
  feedback: 'आपका मैसेज',
  sponsorship: 'आपका अनुरोध',
  complaint: 'आपकी शिकायत',
  report: 'आपकी रिपोर्ट',
}
export const states = {
  sent: 'हम जल्द पढ़ेंगे',
  read: 'हम देख रहे हैं',
  answered: 'हमने जवाब दिया',
  with_officer: 'हमारे शिकायत अधिकारी के पास',
  settled: 'निपट गई',
  taken_back: 'आपने वापस ली',
}
export const answerDue = 'हमारा जवाब इस समय तक'
export const settledBy = 'ज़्यादा से ज़्यादा इस समय तक निपटेगी'
export const atTheLatest = (when: string) => `ज़्यादा से ज़्यादा ${when} तक निपटेगी।`
export const soFar = 'अब तक'
export const entries = {
  wrote: 'आपने लिखा',
  added: 'आपने जोड़ा',
  acknowledged: 'हमने इसे लिया',
  answer: 'हमने जवाब दिया',
  settled: 'हमने इसे निपटाया',
  officer_asked: 'आपने शिकायत अधिकारी से पूछा',
  taken_back: 'आपने वापस ली',
}
export const addSomething = 'कुछ और बताइए'
export const whatElse = 'हमें और क्या जानना चाहिए?'
export const send = 'भेजिए'
export const added = 'जुड़ गया'
export const notContent = 'संतुष्ट नहीं हैं?'
export const officerLooks = (officer: string) =>
  `हमारे शिकायत अधिकारी ${officer} से फिर देखने को कहिए। जवाब एक महीने के अंदर मिलता है।`
export const askOfficer = 'शिकायत अधिकारी से कहिए'
export const takeBack = 'शिकायत वापस लीजिए'
export const closedForGood = 'इसके बाद यह हमेशा के लिए बंद हो जाएगी।'
export const yesTakeBack = 'हाँ, वापस लीजिए'
export const keepIt = 'रहने दीजिए'
export const mayBeOfAnotherPhone = 'उसी फ़ोन नंबर से लॉगिन कीजिए जो आपने लिखते समय दिया था।'
export const callUs = (supportPhone: string) => `हमें फ़ोन कीजिए, ${supportPhone}`
export const photos = (count: number) => `${count} फ़ोटो`
export const photoOf = (place: number) => `फ़ोटो ${place}`
