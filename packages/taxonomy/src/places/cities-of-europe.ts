// ## country and zone of the lines below; a city | its other names
export const citiesOfEurope = `
## GB Europe/London
Wigan
Truro
Rochdale
Oldham
Blackburn
Burnley
Lancaster
Barnsley
Rotherham
Grimsby
Scunthorpe
Darlington
Hartlepool
Gateshead
Carlisle
Walsall
Dudley
Solihull
Worcester
Hereford
Salisbury
Weymouth
Taunton
Torquay
Barnstaple
Winchester
Worthing
Eastbourne
Dartford
Southend-on-Sea
Basildon
Harlow
Bury St Edmunds
St Albans
Hemel Hempstead
High Wycombe
Aylesbury
Kettering
Loughborough
Burton upon Trent
Stafford
Chesterfield
Mansfield
Llandudno
Merthyr Tydfil
Falkirk
Paisley
Kilmarnock
Dunfermline
Livingston
Derry
Lisburn
Newry
Scarborough
Leamington Spa
Newbury
Kidderminster
Redditch
Nuneaton
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
Coventry
Wolverhampton
Stoke-on-Trent
Bradford
Huddersfield
Wakefield
Doncaster
Middlesbrough
Sunderland
Durham UK | Durham England
Preston
Blackpool
Bolton
Stockport
Warrington
Chester
Wrexham
Swansea
Newport Wales | Newport UK
Exeter
Plymouth
Bournemouth
Swindon
Gloucester
Cheltenham
Worcester UK
Northampton
Peterborough
Norwich
Ipswich
Colchester
Chelmsford
Luton
Watford
Stevenage
Slough
Maidenhead
Basingstoke
Guildford
Woking
Farnborough
Croydon
Crawley
Maidstone
Canterbury
Dundee
Inverness
Stirling
Londonderry
Macclesfield
Telford
Shrewsbury
Salford
Harrogate
Bracknell
## IE Europe/Dublin
Letterkenny
Tralee
Ennis
Wexford
Naas
Carlow
Shannon
Maynooth
Leixlip
Killarney
Castlebar
Mullingar
Dublin | Baile Átha Cliath
Cork
Galway
Limerick
Waterford
Kilkenny
Sligo
Athlone
Dundalk
Drogheda
Shannon Ireland
## DE Europe/Berlin
Weimar
Gera
Zwickau
Greifswald
Stralsund
Neumünster
Lüneburg
Celle
Salzgitter
Wetzlar
Hamm
Oberhausen
Moers
Neuss
Solingen
Remscheid
Bergisch Gladbach
Düren
Ludwigshafen
Worms
Speyer
Pforzheim
Villingen-Schwenningen
Ravensburg
Offenburg
Kempten
Landshut
Coburg
Schweinfurt
Aschaffenburg
Fürth
Ansbach
Amberg
Weiden
Deggendorf
Memmingen
Minden
Herford
Wilhelmshaven
Bremerhaven
Emden
Cuxhaven
Dessau
Görlitz
Bautzen
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
Augsburg
Regensburg
Erlangen
Würzburg | Wuerzburg
Ingolstadt
Ulm
Kassel
Göttingen | Goettingen
Braunschweig | Brunswick
Wolfsburg
Magdeburg
Chemnitz
Jena
Erfurt
Rostock
Kiel
Lübeck | Luebeck
Oldenburg
Osnabrück | Osnabrueck
Münster | Muenster
Bielefeld
Paderborn
Gütersloh | Guetersloh
Duisburg
Bochum
Gelsenkirchen
Wuppertal
Krefeld
Mönchengladbach | Moenchengladbach
Leverkusen
Koblenz
Mainz
Wiesbaden
Saarbrücken | Saarbruecken
Kaiserslautern
Trier
Heilbronn
Reutlingen
Tübingen | Tuebingen
Konstanz
Friedrichshafen
Potsdam
Cottbus
Schwerin
Bamberg
Bayreuth
Passau
Rosenheim
Offenbach
Giessen | Gießen
Marburg
Fulda
Hildesheim
Siegen
Böblingen | Boeblingen
Sindelfingen
Ludwigsburg
Esslingen
Hagen
Flensburg
## AT Europe/Vienna
Feldkirch
Wiener Neustadt
Kapfenberg
Hagenberg
Eisenstadt
Krems
Kufstein
Baden bei Wien
Traun
Vienna | Wien
Graz
Linz
Salzburg
Innsbruck
Klagenfurt
Villach
Wels
St. Pölten | St. Poelten, Sankt Pölten
Dornbirn
Bregenz
Steyr
Leoben
## CH Europe/Zurich
Bellinzona
Solothurn
Sion
Vevey
Montreux
Rapperswil
Uster
Frauenfeld
Yverdon
Zurich | Zürich, Zuerich
Geneva | Genève, Genf
Basel | Bâle
Bern | Berne
Lausanne
Zug
Lugano
Winterthur
St. Gallen | St Gallen, Sankt Gallen
Lucerne | Luzern
Biel
Fribourg
Neuchatel | Neuchâtel
Schaffhausen
Thun
Aarau
Olten
Chur
## FR Europe/Paris
Angers
Tours
Chambéry
Amiens
Quimper
Lorient
Vannes
Pau
Bayonne
Nîmes
Antibes
Dunkirk
Troyes
Versailles
Lannion
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
Aix-en-Provence | Aix en Provence
Clermont-Ferrand
Saint-Etienne | Saint-Étienne
Dijon
Rouen
Le Havre
Orléans | Orleans
Le Mans
Annecy
Mulhouse
Perpignan
Limoges
Poitiers
La Rochelle
Caen
Reims
Metz
Besançon | Besancon
Niort
Toulon
Avignon
Valence
Courbevoie | La Défense, La Defense
Boulogne-Billancourt
## NL Europe/Amsterdam
Hengelo
Deventer
Assen
Emmen
Gouda
Alkmaar
Wageningen
Veenendaal
Roosendaal
Helmond
Roermond
Sittard
Heerlen
Middelburg
Vlissingen
Veldhoven
Amstelveen
Zaandam
Amsterdam
Rotterdam
The Hague | Den Haag, 's-Gravenhage
Utrecht
Eindhoven
Delft
Groningen
Haarlem
Leiden
Arnhem
Nijmegen
Tilburg
Breda
Den Bosch | 's-Hertogenbosch
Enschede
Maastricht
Amersfoort
Apeldoorn
Almere
Zwolle
Hilversum
Hoofddorp
Zoetermeer
Dordrecht
Venlo
Leeuwarden
## BE Europe/Brussels
Genk
Roeselare
Sint-Niklaas
Turnhout
Ostend
Verviers
Wavre
Zaventem
Geel
Vilvoorde
Waregem
Brussels | Bruxelles, Brussel
Antwerp | Antwerpen
Ghent | Gent
Leuven | Louvain
Liège | Liege
Bruges | Brugge
Namur
Mechelen
Hasselt
Charleroi
Kortrijk
Aalst
Louvain-la-Neuve
Mons
## LU Europe/Luxembourg
Luxembourg City | Luxembourg-Ville
## ES Europe/Madrid
Burgos
León
Lleida
Jaén
Jerez
Huelva
Badajoz
Cáceres
Albacete
Santiago de Compostela
Sabadell
Terrassa
Alcobendas
Getafe
Madrid
Barcelona
Valencia | València
Seville | Sevilla
Malaga | Málaga
Bilbao
Zaragoza | Saragossa
Alicante | Alacant
Palma de Mallorca | Palma
Granada
Murcia
San Sebastián | San Sebastian, Donostia
A Coruña | A Coruna, La Coruña
Vigo
Valladolid
Pamplona
Santander
Oviedo
Gijón | Gijon
Salamanca
Castellón | Castellon
Tarragona
Girona
Almería | Almeria
Cádiz | Cadiz
Vitoria-Gasteiz | Vitoria
Elche
Logroño | Logrono
## ES Atlantic/Canary
Las Palmas | Gran Canaria
Tenerife
## PT Europe/Lisbon
Covilhã
Almada
Matosinhos
Viana do Castelo
Vila Nova de Gaia
Castelo Branco
Lisbon | Lisboa
Porto | Oporto
Braga
Coimbra
Aveiro
Faro
Leiria
Guimarães | Guimaraes
Viseu
Setúbal | Setubal
Évora | Evora
Oeiras
Cascais
## PT Atlantic/Madeira
Funchal | Madeira
## IT Europe/Rome
Cremona
Mantua
Pavia
Novara
Alessandria
Cuneo
Asti
Ivrea
Treviso
Piacenza
Lucca
Arezzo
Prato
L'Aquila
Foggia
Taranto
Cosenza
Messina
Sassari
Maranello
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
Verona
Venice | Venezia
Trieste
Trento
Brescia
Bergamo
Modena
Parma
Reggio Emilia
Perugia
Ancona
Catania
Palermo
Cagliari
Udine
Vicenza
Monza
Bolzano
Ferrara
Ravenna
Rimini
Livorno
Siena
Lecce
Pescara
Salerno
## GR Europe/Athens
Larissa
Chania
Rhodes
Piraeus
Athens | Athina
Thessaloniki | Salonica
Patras
Heraklion
Ioannina
Volos
## CY Asia/Nicosia
Limassol | Lemesos
Nicosia | Lefkosia
Larnaca
Paphos
## MT Europe/Malta
Valletta | St. Julian's
Sliema
Gzira
Msida
Birkirkara
## DK Europe/Copenhagen
Silkeborg
Viborg
Ballerup
Sønderborg
Hillerød
Copenhagen | København, Kobenhavn
Aarhus | Århus
Odense
Aalborg
Esbjerg
Kolding
Vejle
Horsens
Billund
Herning
Roskilde
Randers
Lyngby
## SE Europe/Stockholm
Södertälje
Östersund
Kalmar
Kristianstad
Skellefteå
Solna
Kista
Falun
Stockholm
Gothenburg | Göteborg, Goteborg
Malmö | Malmo
Lund
Uppsala
Linköping | Linkoping
Västerås | Vasteras
Örebro | Orebro
Norrköping | Norrkoping
Jönköping | Jonkoping
Helsingborg
Umeå | Umea
Luleå | Lulea
Karlstad
Gävle | Gavle
Växjö | Vaxjo
Borås | Boras
Sundsvall
Eskilstuna
Karlskrona
Halmstad
Trollhättan | Trollhattan
## NO Europe/Oslo
Haugesund
Gjøvik
Molde
Horten
Sandefjord
Skien
Halden
Fornebu
Lysaker
Oslo
Bergen
Trondheim
Stavanger
Kristiansand
Tromsø | Tromso
Drammen
Fredrikstad
Ålesund | Alesund
Bodø | Bodo
Sandnes
Kongsberg
Lillehammer
## FI Europe/Helsinki
Kotka
Seinäjoki
Helsinki | Helsingfors
Espoo
Tampere
Oulu
Turku
Vantaa
Jyväskylä | Jyvaskyla
Lahti
Kuopio
Vaasa
Joensuu
Lappeenranta
Rovaniemi
Pori
## IS Atlantic/Reykjavik
Reykjavik | Reykjavík
## EE Europe/Tallinn
Tallinn
Tartu
Pärnu | Parnu
Narva
## LV Europe/Riga
Riga
Daugavpils
Liepaja | Liepāja
## LT Europe/Vilnius
Vilnius
Kaunas
Klaipėda | Klaipeda
Šiauliai | Siauliai
## PL Europe/Warsaw
Rybnik
Koszalin
Gorzów Wielkopolski
Tarnów
Sosnowiec
Zabrze
Tychy
Legnica
Płock
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
Bydgoszcz
Białystok | Bialystok
Toruń | Torun
Gliwice
Bielsko-Biała | Bielsko-Biala
Kielce
Olsztyn
Opole
Zielona Góra | Zielona Gora
Sopot
Częstochowa | Czestochowa
Radom
## CZ Europe/Prague
Jihlava
Ústí nad Labem
Karlovy Vary
Mladá Boleslav
Opava
Kladno
Prague | Praha
Brno
Ostrava
Pilsen | Plzeň, Plzen
Olomouc
Liberec
Hradec Králové | Hradec Kralove
Pardubice
Zlín | Zlin
České Budějovice | Ceske Budejovice
## SK Europe/Bratislava
Trenčín
Poprad
Bratislava
Kosice | Košice
Žilina | Zilina
Nitra
Banská Bystrica | Banska Bystrica
Trnava
Prešov | Presov
## HU Europe/Budapest
Veszprém
Kecskemét
Szombathely
Nyíregyháza
Budapest
Debrecen
Szeged
Pécs | Pecs
Győr | Gyor
Miskolc
Székesfehérvár | Szekesfehervar
## RO Europe/Bucharest
Pitești
Galați
Suceava
Bacău
Baia Mare
Bucharest | București, Bucuresti
Cluj-Napoca | Cluj
Iasi | Iași
Timisoara | Timișoara
Brasov | Brașov
Sibiu
Oradea
Craiova
Constanta | Constanța
Arad
Târgu Mureș | Targu Mures
Ploiesti
## BG Europe/Sofia
Veliko Tarnovo
Pleven
Sofia
Plovdiv
Varna
Burgas
Ruse Bulgaria
Stara Zagora
## HR Europe/Zagreb
Dubrovnik
Zagreb
Split
Osijek
Rijeka
Zadar
Pula
Varaždin | Varazdin
## SI Europe/Ljubljana
Ljubljana
Maribor
Kranj
Celje
Koper
## RS Europe/Belgrade
Belgrade | Beograd
Novi Sad
Nis | Niš
Kragujevac
Subotica
## BA Europe/Sarajevo
Sarajevo
Banja Luka
Mostar
Tuzla
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
Vinnytsia
Zaporizhzhia
Ivano-Frankivsk
Chernivtsi
Ternopil
Uzhhorod
Poltava
Mykolaiv
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
Bursa
Antalya
Kocaeli
Gebze
Eskisehir | Eskişehir
Konya
Adana
`
