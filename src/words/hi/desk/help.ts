import type { DeskWords } from '#english/desk/desk.ts'

/** होटल पर मदद माँगने वाले मेहमान। */
export const helpWords: DeskWords['guestsAsk'] = {
  title: (count) => `${count} मेहमान आपसे कुछ पूछ रहे हैं`,
  moreMoney: 'उनका कहना है कि आप तय से ज़्यादा माँग रहे हैं',
  notAsShown: (fault) => `उनका कहना है कि कमरा फ़ोटो जैसा नहीं है: ${fault}`,
  faults: { dirty: 'गंदा है', other_room: 'दूसरा कमरा है', missing: 'कुछ कम है' },
  answerBy: (time) => `${time} तक जवाब दीजिए। फिर हमारा ऑफ़िस तय करता है।`,
  officeBy: (time) => `हमारा ऑफ़िस ${time} तक तय करता है और आपको फ़ोन करता है। आप अब भी जवाब दे सकते हैं।`,
  seen: 'हमने देख लिया',
  openPhoto: (n) => `फ़ोटो ${n} देखिए`,
  photo: (n) => `कमरे की फ़ोटो ${n}`,
  answers: {
    nothing_more: 'और कुछ नहीं देना है',
    agreed_extra: 'वे ज़्यादा देने को राज़ी थे',
    another_room: 'हम उन्हें दूसरा कमरा देते हैं',
    put_right: 'हम अभी ठीक करते हैं',
    as_shown: 'कमरा फ़ोटो जैसा ही है',
  },
  said: {
    nothing_more: 'आपने कहा कि और कुछ नहीं देना है।',
    agreed_extra: 'आपने कहा कि वे ज़्यादा देने को राज़ी थे।',
    another_room: 'आप उन्हें दूसरा कमरा दे रहे हैं।',
    put_right: 'आप इसे ठीक कर रहे हैं।',
    as_shown: 'आपने कहा कि कमरा फ़ोटो जैसा ही है।',
  },
  counts: 'बंद। यह आपके आँकड़ों में गिना जाता है।',
  doesNotCount: 'बंद। यह गिना नहीं जाता।',
  entry: {
    help_seen: (by) => `${by} ने देखा कि मेहमान क्या माँगते हैं`,
    help_answered: (by, answer) => `${by} ने मेहमानों को जवाब दिया: ${answer}`,
  },
}
