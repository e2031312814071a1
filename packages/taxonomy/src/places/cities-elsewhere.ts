// ## country and zone of the lines below; a city | its other names
export const citiesElsewhere = `
## RU Asia/Yekaterinburg
Yekaterinburg | Ekaterinburg
## RU Asia/Novosibirsk
Novosibirsk
## GE Asia/Tbilisi
Tbilisi
Batumi
Kutaisi
## AM Asia/Yerevan
Yerevan | Erevan
## AZ Asia/Baku
Baku | Bakı
## KZ Asia/Almaty
Almaty | Alma-Ata
Astana | Nur-Sultan
Shymkent
Karaganda
## UZ Asia/Tashkent
Tashkent | Toshkent
## KG Asia/Bishkek
Bishkek
## IL Asia/Jerusalem
Tel Aviv | Tel-Aviv, Tel Aviv-Yafo
Jerusalem | Yerushalayim
Haifa
Herzliya
Ra'anana | Raanana
Petah Tikva
Netanya
Rehovot
Ramat Gan
Beersheba | Beer Sheva
Hod HaSharon
Kfar Saba
Yokneam
## AE Asia/Dubai
Dubai
Abu Dhabi
Sharjah
Ajman
Al Ain
Ras Al Khaimah
## SA Asia/Riyadh
Riyadh | Ar Riyadh
Jeddah | Jiddah
Dammam
Khobar | Al Khobar
Mecca
Medina KSA
Dhahran
Jubail
Neom
## QA Asia/Qatar
Doha | Ad Dawhah
## KW Asia/Kuwait
Kuwait City | Al Kuwait
## BH Asia/Bahrain
Manama | Al Manamah
## OM Asia/Muscat
Muscat | Masqat
## JO Asia/Amman
Amman
## LB Asia/Beirut
Beirut | Beyrouth
## EG Africa/Cairo
Cairo | Al Qahirah
Alexandria
Giza
New Cairo
## MA Africa/Casablanca
Casablanca | Casa Morocco
Rabat
Marrakesh | Marrakech
Tangier | Tanger
Fes
Agadir
## TN Africa/Tunis
Tunis
Sousse
Sfax
## DZ Africa/Algiers
Algiers | Alger
## NG Africa/Lagos
Lagos
Abuja
Ibadan
Port Harcourt
Enugu
Kano
## GH Africa/Accra
Accra
Kumasi
## KE Africa/Nairobi
Nairobi
Mombasa
Kisumu
Nakuru
Eldoret
## UG Africa/Kampala
Kampala
## RW Africa/Kigali
Kigali
## TZ Africa/Dar_es_Salaam
Dar es Salaam | Dar
## ET Africa/Addis_Ababa
Addis Ababa | Addis
## SN Africa/Dakar
Dakar
## CI Africa/Abidjan
Abidjan
## CM Africa/Douala
Douala
Yaoundé | Yaounde
## ZA Africa/Johannesburg
Polokwane
Pietermaritzburg
Umhlanga
Somerset West
Johannesburg | Joburg
Sandton
Cape Town | Kaapstad
Durban
Pretoria | Tshwane
Centurion
Stellenbosch
Port Elizabeth | Gqeberha
Bloemfontein
Midrand
Randburg
## ZW Africa/Harare
Harare
## MU Indian/Mauritius
Port Louis | Ebene
## IN Asia/Kolkata
Belgaum
Guntur
Tirupati
Agra
Hosur
Jamshedpur
Bangalore | Bengaluru
Mumbai | Bombay
Navi Mumbai
Delhi | New Delhi, Delhi NCR, NCR
Gurgaon | Gurugram
Noida
Greater Noida
Hyderabad
Secunderabad
Chennai | Madras
Pune | Poona
Kolkata | Calcutta
Ahmedabad
Gandhinagar
Kochi | Cochin
Thiruvananthapuram | Trivandrum
Coimbatore
Jaipur
Chandigarh
Mohali
Indore
Nagpur
Visakhapatnam | Vizag
Bhubaneswar | Bhubaneshwar
Lucknow
Mysore | Mysuru
Surat
Vadodara | Baroda
Bhopal
Patna
Ranchi
Raipur
Guwahati
Madurai
Tiruchirappalli | Trichy
Mangalore | Mangaluru
Hubli
Vijayawada
Warangal
Faridabad
Ghaziabad
Thane
Nashik
Aurangabad
Rajkot
Udaipur
Jodhpur
Dehradun
Amritsar
Ludhiana
Kanpur
Varanasi
Thrissur
Kozhikode | Calicut
Puducherry | Pondicherry
Goa | Panaji
Salem TN
Panchkula
## PK Asia/Karachi
Karachi
Lahore
Islamabad
Rawalpindi
Faisalabad
Peshawar
Multan
## BD Asia/Dhaka
Dhaka | Dacca
Chittagong | Chattogram
Sylhet
Khulna
## LK Asia/Colombo
Colombo
Kandy
## NP Asia/Kathmandu
Kathmandu | Katmandu
## CN Asia/Shanghai
Beijing | Peking
Shanghai
Shenzhen
Guangzhou | Canton
Hangzhou
Chengdu
Nanjing
Suzhou
Wuhan
Xi'an | Xian
Dalian
Tianjin
Chongqing
Qingdao
Xiamen
Zhuhai
Dongguan
## HK Asia/Hong_Kong
Hong Kong City | Kowloon
## TW Asia/Taipei
Taipei | Taipei City
Hsinchu | Hsinchu Science Park
## JP Asia/Tokyo
Tokyo | Tōkyō
Osaka | Ōsaka
Yokohama
Kyoto | Kyōto
Fukuoka
Nagoya
Sapporo
Kobe
Sendai
Hiroshima
Kawasaki
## KR Asia/Seoul
Seoul
Pangyo
Busan | Pusan
Daejeon
Incheon
Daegu
Suwon
Seongnam
## SG Asia/Singapore
Singapore City | Central Singapore
## MY Asia/Kuala_Lumpur
Kulim
Bayan Lepas
Kuala Lumpur | Selangor
Petaling Jaya
Cyberjaya
Penang | George Town
Johor Bahru | JB Malaysia
Shah Alam
Subang Jaya
Ipoh
Kuching
Melaka
## ID Asia/Jakarta
Jakarta | DKI Jakarta
Bandung
Yogyakarta | Jogja
Surabaya
Tangerang
Semarang
Medan
Bekasi
Malang
Batam
## ID Asia/Makassar
Bali
Denpasar
## PH Asia/Manila
Pasay
Manila | Metro Manila
Makati
Quezon City
Taguig | BGC
Cebu | Cebu City
Davao | Davao City
Pasig
Mandaluyong
Clark Pampanga
Iloilo
Bacolod
Ortigas
Baguio
Muntinlupa
Alabang
## TH Asia/Bangkok
Bangkok | Krung Thep
Chiang Mai | Chiangmai
Phuket
Pattaya
## VN Asia/Ho_Chi_Minh
Ho Chi Minh City | HCMC, Saigon
Hanoi | Ha Noi
Da Nang | Danang
Hue Vietnam
Hai Phong | Haiphong
Can Tho
## KH Asia/Phnom_Penh
Phnom Penh
## MM Asia/Yangon
Yangon | Rangoon
## AU Australia/Sydney
Sydney | Sydney NSW
Canberra | Canberra ACT
Newcastle NSW | Newcastle Australia
Wollongong
Parramatta
North Sydney
## AU Australia/Melbourne
Melbourne | Melbourne VIC
Geelong | Geelong VIC
Ballarat
Bendigo
## AU Australia/Brisbane
Brisbane | Brisbane QLD
Gold Coast | Gold Coast QLD
Sunshine Coast
Townsville
Cairns
Toowoomba
## AU Australia/Perth
Perth | Perth WA
## AU Australia/Adelaide
Adelaide | Adelaide SA
## AU Australia/Hobart
Hobart | Hobart TAS
## NZ Pacific/Auckland
Napier
Rotorua
Queenstown
Whangārei
Lower Hutt
Invercargill
Auckland
Wellington
Christchurch
Hamilton
Dunedin
Tauranga
Napier NZ
Queenstown NZ
Nelson NZ
Palmerston North
`
