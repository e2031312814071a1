// ## country and zone of the lines below; a city | its other names
export const citiesElsewhere = `
## RU Asia/Yekaterinburg
Yekaterinburg | Ekaterinburg
## RU Asia/Novosibirsk
Novosibirsk | Novosibirsk Russia
## GE Asia/Tbilisi
Tbilisi | Tbilisi Georgia
Batumi | Batumi Georgia
## AM Asia/Yerevan
Yerevan | Erevan
## AZ Asia/Baku
Baku | Bakı
## KZ Asia/Almaty
Almaty | Alma-Ata
Astana | Nur-Sultan
## UZ Asia/Tashkent
Tashkent | Toshkent
## KG Asia/Bishkek
Bishkek | Bishkek Kyrgyzstan
## IL Asia/Jerusalem
Tel Aviv | Tel-Aviv, Tel Aviv-Yafo
Jerusalem | Yerushalayim
Haifa | Haifa Israel
Herzliya | Ra'anana, Petah Tikva
## AE Asia/Dubai
Dubai | Dubai UAE
Abu Dhabi | Abu Dhabi UAE
Sharjah | Sharjah UAE
## SA Asia/Riyadh
Riyadh | Ar Riyadh
Jeddah | Jiddah
Dammam | Khobar, Al Khobar
## QA Asia/Qatar
Doha | Ad Dawhah
## KW Asia/Kuwait
Kuwait City | Al Kuwait
## BH Asia/Bahrain
Manama | Al Manamah
## OM Asia/Muscat
Muscat | Masqat
## JO Asia/Amman
Amman | Amman Jordan
## LB Asia/Beirut
Beirut | Beyrouth
## EG Africa/Cairo
Cairo | Al Qahirah
Alexandria | Alexandria Egypt
## MA Africa/Casablanca
Casablanca | Casa Morocco
Rabat | Rabat Morocco
## TN Africa/Tunis
Tunis | Tunis Tunisia
## DZ Africa/Algiers
Algiers | Alger
## NG Africa/Lagos
Lagos | Lagos Nigeria
Abuja | Abuja Nigeria
## GH Africa/Accra
Accra | Accra Ghana
## KE Africa/Nairobi
Nairobi | Nairobi Kenya
Mombasa | Mombasa Kenya
## UG Africa/Kampala
Kampala | Kampala Uganda
## RW Africa/Kigali
Kigali | Kigali Rwanda
## TZ Africa/Dar_es_Salaam
Dar es Salaam | Dar
## ET Africa/Addis_Ababa
Addis Ababa | Addis
## SN Africa/Dakar
Dakar | Dakar Senegal
## CI Africa/Abidjan
Abidjan | Abidjan Ivory Coast
## CM Africa/Douala
Douala | Yaoundé, Yaounde
## ZA Africa/Johannesburg
Johannesburg | Joburg, Sandton
Cape Town | Kaapstad
Durban | Durban South Africa
Pretoria | Tshwane
## ZW Africa/Harare
Harare | Harare Zimbabwe
## MU Indian/Mauritius
Port Louis | Ebene
## IN Asia/Kolkata
Bangalore | Bengaluru
Mumbai | Bombay, Navi Mumbai
Delhi | New Delhi, Delhi NCR, NCR
Gurgaon | Gurugram
Noida | Greater Noida
Hyderabad | Hyderabad India, Secunderabad
Chennai | Madras
Pune | Poona
Kolkata | Calcutta
Ahmedabad | Gandhinagar
Kochi | Cochin
Thiruvananthapuram | Trivandrum
Coimbatore | Coimbatore India
Jaipur | Jaipur India
Chandigarh | Mohali
Indore | Indore India
Nagpur | Nagpur India
Visakhapatnam | Vizag
Bhubaneswar | Bhubaneshwar
Lucknow | Lucknow India
Mysore | Mysuru
Surat | Vadodara, Baroda
## PK Asia/Karachi
Karachi | Karachi Pakistan
Lahore | Lahore Pakistan
Islamabad | Rawalpindi
## BD Asia/Dhaka
Dhaka | Dacca
Chittagong | Chattogram
## LK Asia/Colombo
Colombo | Colombo Sri Lanka
## NP Asia/Kathmandu
Kathmandu | Katmandu
## CN Asia/Shanghai
Beijing | Peking
Shanghai | Shanghai China
Shenzhen | Shenzhen China
Guangzhou | Canton
Hangzhou | Hangzhou China
Chengdu | Chengdu China
Nanjing | Nanjing China
Suzhou | Suzhou China
Wuhan | Wuhan China
Xi'an | Xian
Dalian | Dalian China
## HK Asia/Hong_Kong
Hong Kong City | Kowloon
## TW Asia/Taipei
Taipei | Taipei City
Hsinchu | Hsinchu Science Park
## JP Asia/Tokyo
Tokyo | Tōkyō
Osaka | Ōsaka
Yokohama | Yokohama Japan
Kyoto | Kyōto
Fukuoka | Fukuoka Japan
Nagoya | Nagoya Japan
## KR Asia/Seoul
Seoul | Seoul Korea, Pangyo
Busan | Pusan
## SG Asia/Singapore
Singapore City | Central Singapore
## MY Asia/Kuala_Lumpur
Kuala Lumpur | Petaling Jaya, Selangor, Cyberjaya
Penang | George Town
Johor Bahru | JB Malaysia
## ID Asia/Jakarta
Jakarta | DKI Jakarta
Bandung | Bandung Indonesia
Yogyakarta | Jogja
Surabaya | Surabaya Indonesia
## ID Asia/Makassar
Bali | Denpasar
## PH Asia/Manila
Manila | Metro Manila, Makati, Quezon City, Taguig, BGC
Cebu | Cebu City
Davao | Davao City
## TH Asia/Bangkok
Bangkok | Krung Thep
Chiang Mai | Chiangmai
## VN Asia/Ho_Chi_Minh
Ho Chi Minh City | HCMC, Saigon
Hanoi | Ha Noi
Da Nang | Danang
## KH Asia/Phnom_Penh
Phnom Penh | Phnom Penh Cambodia
## MM Asia/Yangon
Yangon | Rangoon
## AU Australia/Sydney
Sydney | Sydney NSW
Canberra | Canberra ACT
Newcastle NSW | Newcastle Australia
## AU Australia/Melbourne
Melbourne | Melbourne VIC
Geelong | Geelong VIC
## AU Australia/Brisbane
Brisbane | Brisbane QLD
Gold Coast | Gold Coast QLD
## AU Australia/Perth
Perth | Perth WA
## AU Australia/Adelaide
Adelaide | Adelaide SA
## AU Australia/Hobart
Hobart | Hobart TAS
## NZ Pacific/Auckland
Auckland | Auckland NZ
Wellington | Wellington NZ
Christchurch | Christchurch NZ
Hamilton | Hamilton NZ
Dunedin | Dunedin NZ
`
