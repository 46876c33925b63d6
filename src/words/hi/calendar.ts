import { timesIn } from '#domain/kernel/times-in.ts'

/** Times in Hindi. The part of the day distinguishes 9 in the morning from 9 at night. */
export const calendar = timesIn({
  weekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  longWeekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  shortMonths: ['जन', 'फ़र', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अग', 'सित', 'अक्टू', 'नव', 'दिस'],
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  parts: [
    [20, 'रात'],
    [16, 'शाम'],
    [12, 'दोपहर'],
    [4, 'सुबह'],
    [0, 'रात'],
  ],
  oClock: 'बजे',
})
