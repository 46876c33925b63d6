export const wrong = 'यह लिंक अधूरा है या अब काम नहीं करता। मैसेज से इसे फिर खोलें।'
export const again = 'फिर कोशिश करें'
export const failed = 'यह नहीं खुला। फिर कोशिश कीजिए।'
export const unreachable = 'नेटवर्क नहीं है। कनेक्शन देखकर फिर कोशिश कीजिए।'
