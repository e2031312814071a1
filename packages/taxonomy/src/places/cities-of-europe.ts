// ## country and zone of the lines below; a city | its other names
export const citiesOfEurope = `
## GB Europe/London
London | Greater London, City of London
Manchester | Greater Manchester
Birmingham
Leeds
Liverpool
Sheffield
Newcastle | Newcastle upon Tyne
Nottingham
Leicester
Bristol
Cambridge
Oxford
Reading
Brighton | Brighton and Hove
Southampton
Portsmouth
Milton Keynes
Bath
York
Edinburgh
Glasgow
Aberdeen
Cardiff
Belfast
## IE Europe/Dublin
Dublin | Baile Átha Cliath
Cork
Galway
Limerick
## DE Europe/Berlin
Berlin
Munich | München, Muenchen
Hamburg
Frankfurt | Frankfurt am Main, Frankfurt/Main
Cologne | Köln, Koeln
Stuttgart
Düsseldorf | Dusseldorf, Duesseldorf
Leipzig
Dresden
Hanover | Hannover
Nuremberg | Nürnberg, Nuernberg
Karlsruhe
Mannheim
Heidelberg
Walldorf
Dortmund | Ruhr area
Essen
Bonn
Bremen
Darmstadt
Aachen
Freiburg | Freiburg im Breisgau
## AT Europe/Vienna
Vienna | Wien
Graz
Linz
Salzburg
Innsbruck
## CH Europe/Zurich
Zurich | Zürich, Zuerich
Geneva | Genève, Genf
Basel | Bâle
Bern | Berne
Lausanne
Zug
Lugano
## FR Europe/Paris
Paris | Île-de-France
Lyon | Lyons
Toulouse
Marseille | Marseilles
Bordeaux
Nantes
Lille
Nice
Sophia Antipolis
Grenoble
Rennes
Strasbourg
Montpellier
## NL Europe/Amsterdam
Amsterdam
Rotterdam
The Hague | Den Haag, 's-Gravenhage
Utrecht
Eindhoven
Delft
Groningen
## BE Europe/Brussels
Brussels | Bruxelles, Brussel
Antwerp | Antwerpen
Ghent | Gent
Leuven | Louvain
## LU Europe/Luxembourg
Luxembourg City | Luxembourg-Ville
## ES Europe/Madrid
Madrid
Barcelona
Valencia | València
Seville | Sevilla
Malaga | Málaga
Bilbao
Zaragoza | Saragossa
Alicante | Alacant
Palma de Mallorca | Palma
## ES Atlantic/Canary
Las Palmas | Gran Canaria
Tenerife
## PT Europe/Lisbon
Lisbon | Lisboa
Porto | Oporto
Braga
Coimbra
Aveiro
## PT Atlantic/Madeira
Funchal | Madeira
## IT Europe/Rome
Rome | Roma
Milan | Milano
Turin | Torino
Bologna
Florence | Firenze
Naples | Napoli
Padua | Padova
Genoa | Genova
Pisa
Bari
## GR Europe/Athens
Athens | Athina
Thessaloniki | Salonica
## CY Asia/Nicosia
Limassol | Lemesos
Nicosia | Lefkosia
## MT Europe/Malta
Valletta | St. Julian's
Sliema
## DK Europe/Copenhagen
Copenhagen | København, Kobenhavn
Aarhus | Århus
Odense
Aalborg
## SE Europe/Stockholm
Stockholm
Gothenburg | Göteborg, Goteborg
Malmö | Malmo
Lund
Uppsala
Linköping | Linkoping
## NO Europe/Oslo
Oslo
Bergen
Trondheim
Stavanger
## FI Europe/Helsinki
Helsinki | Helsingfors
Espoo
Tampere
Oulu
Turku
## IS Atlantic/Reykjavik
Reykjavik | Reykjavík
## EE Europe/Tallinn
Tallinn
Tartu
## LV Europe/Riga
Riga
## LT Europe/Vilnius
Vilnius
Kaunas
## PL Europe/Warsaw
Warsaw | Warszawa
Krakow | Kraków, Cracow
Wroclaw | Wrocław
Gdansk | Gdańsk, Tricity
Gdynia
Poznan | Poznań
Lodz | Łódź
Katowice
Lublin
Szczecin
Rzeszow | Rzeszów
## CZ Europe/Prague
Prague | Praha
Brno
Ostrava
## SK Europe/Bratislava
Bratislava
Kosice | Košice
## HU Europe/Budapest
Budapest
Debrecen
Szeged
## RO Europe/Bucharest
Bucharest | București, Bucuresti
Cluj-Napoca | Cluj
Iasi | Iași
Timisoara | Timișoara
Brasov | Brașov
## BG Europe/Sofia
Sofia
Plovdiv
Varna
## HR Europe/Zagreb
Zagreb
Split
Osijek
## SI Europe/Ljubljana
Ljubljana
Maribor
## RS Europe/Belgrade
Belgrade | Beograd
Novi Sad
Nis | Niš
## BA Europe/Sarajevo
Sarajevo
Banja Luka
## MK Europe/Skopje
Skopje
## ME Europe/Podgorica
Podgorica
## AL Europe/Tirane
Tirana | Tiranë
## MD Europe/Chisinau
Chisinau | Chișinău
## UA Europe/Kyiv
Kyiv | Kiev
Lviv | Lvov
Kharkiv | Kharkov
Odesa | Odessa
Dnipro | Dnepropetrovsk
## BY Europe/Minsk
Minsk
## RU Europe/Moscow
Moscow | Moskva
Saint Petersburg | St. Petersburg, St Petersburg
Nizhny Novgorod
Kazan
## TR Europe/Istanbul
Istanbul | İstanbul
Ankara
Izmir | İzmir
`
