import { type DemoCity, localities } from '../city.ts'

export const northernCities: readonly DemoCity[] = [
  {
    slug: 'delhi',
    name: 'Delhi',
    state: 'Delhi',
    aliases: ['New Delhi', 'NCR', 'Dilli', 'नई दिल्ली', 'புது தில்லி'],
    lat: 28.6139,
    lng: 77.209,
    priceLevel: 4,
    views: ['city', 'garden', 'fort', 'lake'],
    hotelCount: 72,
    localities: localities(`
      Karol Bagh 28.6519 77.1907 110005
      Paharganj 28.6440 77.2130 110055
      Connaught Place 28.6315 77.2167 110001
      Lajpat Nagar 28.5677 77.2433 110024
      Saket 28.5245 77.2066 110017
      Hauz Khas 28.5494 77.2001 110016
      Dwarka 28.5921 77.0460 110075
      Janakpuri 28.6219 77.0878 110058
      Rohini 28.7383 77.0822 110085
      Mahipalpur 28.5443 77.1245 110037
      Greater Kailash 28.5482 77.2380 110048
      Nehru Place 28.5494 77.2530 110019
      Pitampura 28.7033 77.1323 110034
      Laxmi Nagar 28.6304 77.2773 110092
      East of Kailash 28.5580 77.2440 110065
    `),
  },
  {
    slug: 'gurugram',
    name: 'Gurugram',
    state: 'Haryana',
    aliases: ['Gurgaon', 'गुड़गाँव', 'குர்கான்'],
    lat: 28.4595,
    lng: 77.0266,
    priceLevel: 4,
    views: ['city', 'garden', 'hills', 'lake'],
    hotelCount: 40,
    localities: localities(`
      DLF Phase 1 28.4726 77.1006 122002
      DLF Phase 3 28.4926 77.0945 122002
      Cyber City 28.4950 77.0890 122002
      MG Road 28.4795 77.0800 122002
      Sector 14 28.4710 77.0430 122001
      Sector 29 28.4690 77.0640 122001
      Sector 38 28.4420 77.0410 122001
      Sector 49 28.4110 77.0480 122018
      Sohna Road 28.4130 77.0420 122018
      Golf Course Road 28.4520 77.0990 122002
      Udyog Vihar 28.5020 77.0830 122016
    `),
  },
  {
    slug: 'noida',
    name: 'Noida',
    state: 'Uttar Pradesh',
    aliases: ['New Okhla'],
    lat: 28.5355,
    lng: 77.391,
    priceLevel: 3,
    views: ['city', 'garden', 'lake', 'hills'],
    hotelCount: 36,
    localities: localities(`
      Sector 15 28.5850 77.3110 201301
      Sector 18 28.5700 77.3260 201301
      Sector 27 28.5760 77.3310 201301
      Sector 50 28.5710 77.3640 201301
      Sector 51 28.5780 77.3700 201301
      Sector 62 28.6200 77.3640 201309
      Sector 63 28.6270 77.3770 201301
      Sector 104 28.5400 77.3670 201304
      Sector 110 28.5340 77.3840 201304
      Sector 137 28.5080 77.4060 201305
    `),
  },
  {
    slug: 'lucknow',
    name: 'Lucknow',
    state: 'Uttar Pradesh',
    aliases: ['Lakhnau'],
    lat: 26.8467,
    lng: 80.9462,
    priceLevel: 2,
    views: ['city', 'garden', 'fort', 'lake'],
    hotelCount: 30,
    localities: localities(`
      Gomti Nagar 26.8500 81.0080 226010
      Hazratganj 26.8510 80.9430 226001
      Charbagh 26.8320 80.9190 226004
      Alambagh 26.8130 80.9020 226005
      Indira Nagar 26.8830 80.9990 226016
      Aliganj 26.8940 80.9420 226024
      Mahanagar 26.8740 80.9560 226006
      Vibhuti Khand 26.8640 81.0040 226010
      Aashiana 26.7910 80.9130 226012
      Jankipuram 26.9220 80.9440 226021
    `),
  },
  {
    slug: 'chandigarh',
    name: 'Chandigarh',
    state: 'Chandigarh',
    aliases: ['Tricity'],
    lat: 30.7333,
    lng: 76.7794,
    priceLevel: 3,
    views: ['garden', 'hills', 'lake', 'city'],
    hotelCount: 28,
    localities: localities(`
      Sector 17 30.7410 76.7830 160017
      Sector 22 30.7320 76.7730 160022
      Sector 35 30.7250 76.7610 160035
      Sector 43 30.7180 76.7480 160043
      Sector 8 30.7430 76.7970 160009
      Sector 26 30.7290 76.8080 160019
      Industrial Area Phase 1 30.7060 76.8010 160002
      Manimajra 30.7160 76.8350 160101
      Sukhna Enclave 30.7550 76.8160 160103
    `),
  },
  {
    slug: 'kolkata',
    name: 'Kolkata',
    state: 'West Bengal',
    aliases: ['Calcutta', 'कलकत्ता', 'கல்கத்தா'],
    lat: 22.5726,
    lng: 88.3639,
    priceLevel: 3,
    views: ['city', 'garden', 'lake', 'palms'],
    hotelCount: 54,
    localities: localities(`
      Park Street 22.5530 88.3520 700016
      Salt Lake Sector 1 22.5950 88.4110 700064
      Salt Lake Sector 5 22.5760 88.4330 700091
      New Town 22.5810 88.4610 700156
      Ballygunge 22.5280 88.3650 700019
      Gariahat 22.5190 88.3650 700029
      Rajarhat 22.6200 88.4470 700135
      Esplanade 22.5650 88.3520 700069
      Howrah Maidan 22.5830 88.3310 711101
      Behala 22.4980 88.3110 700034
      Jadavpur 22.4990 88.3710 700032
      Dum Dum 22.6220 88.4200 700028
    `),
  },
]
