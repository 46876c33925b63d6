import type { DeskWords } from '../../en/desk/desk.ts'

export const couponsWords: DeskWords['ofCoupons'] = {
  coupons: 'कूपन',
  couponsWords: 'इनसे मिलने वाली छूट का खर्च होटल उठाता है। जब तक आप इनमें शामिल न हों, आपके दाम में से कुछ नहीं कटता।',
  none: 'अभी जुड़ने के लिए कोई कूपन नहीं है।',
  takesOff: (code, much) => `<code>${code}</code> ${much} की छूट`,
  atMost: (amount) => `हर बुकिंग पर ज़्यादा से ज़्यादा ${amount}`,
  noTop: 'एक बुकिंग के लिए कोई अधिकतम रकम नहीं',
  fromAmount: (amount) => `${amount} या ज़्यादा की बुकिंग पर`,
  times: (count) => `सब होटलों में मिलाकर ${count.toLocaleString('en-IN')} बार`,
  between: (from, until) => `${from} से ${until} तक`,
  joinedBy: (name, moment) => `<badge>शामिल</badge> ${name} ने जोड़ा, ${moment}।`,
  joinedBefore: '<badge>शामिल</badge> क्योंकि मेहमान इसे यहाँ पहले इस्तेमाल कर चुके हैं।',
  usedHere: (count) => `यहाँ ${count} बुकिंग में लगा है।`,
  join: (code) => `${code} से जुड़ें`,
  leave: (code) => `${code} छोड़ें`,
  leaveWords: 'छोड़ना नई बुकिंग पर लागू होता है। पहले की बुकिंग में छूट रहती है।',
}
