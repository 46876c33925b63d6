import type { DeskWords } from '../../en/desk/desk.ts'
import { plural } from '../plural.ts'

export const timelineWords: DeskWords['timeline'] = {
  booked: 'बुक हुई',
  modified: 'मेहमान ने समय बदला',
  extended: 'स्टे बढ़ाया गया',
  hours_agreed: 'मेहमानों ने जोड़े गए घंटों के लिए हाँ कहा',
  hours_refused: 'मेहमानों ने ये घंटे नहीं माँगे थे',
  cancelled: 'रद्द हुई',
  ended: 'स्टे पूरा हुआ',
  no_show_objected: 'मेहमान कहते हैं कि वे आए थे',
  seen: (by) => `${by} ने देखी`,
  arrived: (by) => `आ गए, ${by} ने चेक-इन किया`,
  money_taken: (by, amount, method) => `${by} ने ${amount} ${method} में लिए`,
  left: (by) => `चले गए, ${by} ने लिखा`,
  still_here: (by) => `अभी कमरे में हैं, ${by} ने बताया`,
  no_show: (by) => `नहीं आए, ${by} ने लिखा`,
  arrival_taken_back: (by, reason) => `${by} ने ‘आ गए’ वापस लिया: ${reason}`,
  leaving_taken_back: (by, reason) => `${by} ने ‘चले गए’ वापस लिया: ${reason}`,
  ids_compared: (by, isMatch) => (isMatch ? `${by} ने मिलाया: मिलता है` : `${by} ने मिलाया: ये वे नहीं`),
  hours_added: (by, hours, amount) => `${by} ने ${hours} ${plural(hours, 'घंटा जोड़ा', 'घंटे जोड़े')}, ${amount} यहाँ लेने हैं`,
  room_changed: (by, from, to) => `${by} ने कमरा ${from} से ${to} किया`,
  room_moved: (from, to) => `कमरा ${from} की जगह ${to}, क्योंकि वहाँ के मेहमान देर तक रुके`,
  moved_to_make_room: (from, to) => `जगह बनाने के लिए कमरा ${from} से ${to} किया गया`,
  other: (what) => what.replaceAll('_', ' '),
}
