import { type DemoCity, localities } from '../city.ts'

export const westernCities: readonly DemoCity[] = [
  {
    slug: 'mumbai',
    name: 'Mumbai',
    state: 'Maharashtra',
    aliases: ['Bombay', 'बंबई', 'பம்பாய்'],
    lat: 19.076,
    lng: 72.8777,
    priceLevel: 5,
    views: ['city', 'sea', 'palms', 'garden'],
    hotelCount: 72,
    localities: localities(`
      Andheri East 19.1155 72.8727 400069
      Andheri West 19.1364 72.8296 400058
      Bandra West 19.0596 72.8295 400050
      Juhu 19.1075 72.8263 400049
      Powai 19.1176 72.9060 400076
      Lower Parel 18.9953 72.8258 400013
      Colaba 18.9067 72.8147 400005
      Fort 18.9345 72.8371 400001
      Dadar 19.0178 72.8478 400028
      Malad West 19.1874 72.8484 400064
      Borivali West 19.2307 72.8567 400092
      Ghatkopar East 19.0790 72.9080 400077
      Chembur 19.0522 72.9005 400071
      Vile Parle East 19.0968 72.8517 400057
      Santacruz East 19.0805 72.8540 400055
    `),
  },
  {
    slug: 'pune',
    name: 'Pune',
    state: 'Maharashtra',
    aliases: ['Poona', 'पूना', 'பூனா'],
    lat: 18.5204,
    lng: 73.8567,
    priceLevel: 3,
    views: ['city', 'hills', 'garden', 'fort'],
    hotelCount: 72,
    localities: localities(`
      Koregaon Park 18.5362 73.8940 411001
      Kalyani Nagar 18.5463 73.9033 411006
      Viman Nagar 18.5679 73.9143 411014
      Baner 18.5590 73.7868 411045
      Hinjawadi 18.5913 73.7389 411057
      Wakad 18.5975 73.7700 411057
      Kharadi 18.5515 73.9475 411014
      Shivajinagar 18.5308 73.8475 411005
      Deccan Gymkhana 18.5167 73.8415 411004
      Aundh 18.5580 73.8075 411007
      Kothrud 18.5074 73.8077 411038
      Hadapsar 18.5089 73.9260 411028
      Swargate 18.5018 73.8636 411042
      Camp 18.5122 73.8860 411001
      Magarpatta 18.5140 73.9270 411028
    `),
  },
  {
    slug: 'goa',
    name: 'Goa',
    state: 'Goa',
    aliases: ['North Goa', 'South Goa'],
    lat: 15.4909,
    lng: 73.8278,
    priceLevel: 4,
    views: ['palms', 'sea', 'garden', 'hills'],
    hotelCount: 48,
    localities: localities(`
      Calangute 15.5439 73.7553 403516
      Candolim 15.5184 73.7629 403515
      Baga 15.5553 73.7517 403516
      Anjuna 15.5733 73.7410 403509
      Vagator 15.5976 73.7443 403509
      Panaji 15.4989 73.8278 403001
      Arpora 15.5641 73.7650 403518
      Morjim 15.6310 73.7390 403512
      Mapusa 15.5915 73.8087 403507
      Margao 15.2736 73.9581 403601
      Colva 15.2793 73.9220 403708
      Palolem 15.0100 74.0232 403702
    `),
  },
  {
    slug: 'ahmedabad',
    name: 'Ahmedabad',
    state: 'Gujarat',
    aliases: ['Amdavad'],
    lat: 23.0225,
    lng: 72.5714,
    priceLevel: 3,
    views: ['city', 'garden', 'fort', 'lake'],
    hotelCount: 36,
    localities: localities(`
      Navrangpura 23.0365 72.5611 380009
      Satellite 23.0305 72.5176 380015
      Bodakdev 23.0395 72.5093 380054
      Prahlad Nagar 23.0120 72.5108 380015
      Vastrapur 23.0350 72.5293 380015
      Maninagar 22.9961 72.6036 380008
      Paldi 23.0126 72.5640 380007
      Ellis Bridge 23.0258 72.5647 380006
      Thaltej 23.0497 72.5117 380059
      Chandkheda 23.1097 72.5855 382424
      Gota 23.0990 72.5400 382481
    `),
  },
  {
    slug: 'udaipur',
    name: 'Udaipur',
    state: 'Rajasthan',
    aliases: ['City of Lakes'],
    lat: 24.5854,
    lng: 73.7125,
    priceLevel: 3,
    views: ['lake', 'hills', 'fort', 'garden'],
    hotelCount: 28,
    localities: localities(`
      Lal Ghat 24.5794 73.6823 313001
      Hanuman Ghat 24.5800 73.6790 313001
      Fateh Sagar 24.6010 73.6760 313001
      Ambamata 24.5890 73.6730 313004
      Hiran Magri 24.5560 73.7180 313002
      Chetak Circle 24.5920 73.6930 313001
      Udaipole 24.5740 73.7000 313001
      Saheli Marg 24.6030 73.6870 313001
      Sukhadia Circle 24.6050 73.6960 313001
    `),
  },
  {
    slug: 'jaipur',
    name: 'Jaipur',
    state: 'Rajasthan',
    aliases: ['Pink City'],
    lat: 26.9124,
    lng: 75.7873,
    priceLevel: 3,
    views: ['fort', 'city', 'garden', 'hills'],
    hotelCount: 48,
    localities: localities(`
      C Scheme 26.9124 75.8005 302001
      Malviya Nagar 26.8549 75.8243 302017
      Vaishali Nagar 26.9117 75.7400 302021
      Bani Park 26.9330 75.7935 302016
      Raja Park 26.8990 75.8290 302004
      Mansarovar 26.8540 75.7670 302020
      Jagatpura 26.8260 75.8640 302017
      Tonk Road 26.8730 75.8010 302015
      Sindhi Camp 26.9230 75.7990 302001
      Amer 26.9855 75.8513 302028
      Adarsh Nagar 26.9010 75.8340 302004
    `),
  },
]
