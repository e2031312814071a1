// ## country and zone of the lines below; a city | its other names
export const citiesOfEurope = `
## GB Europe/London
London | Greater London, City of London, London UK
Manchester | Greater Manchester
Birmingham | Birmingham UK
Leeds | Leeds UK
Liverpool | Liverpool UK
Sheffield | Sheffield UK
Newcastle | Newcastle upon Tyne
Nottingham | Nottingham UK
Leicester | Leicester UK
Bristol | Bristol UK
Cambridge | Cambridge UK
Oxford | Oxford UK
Reading | Reading UK
Brighton | Brighton and Hove
Southampton | Southampton UK
Portsmouth | Portsmouth UK
Milton Keynes | Milton Keynes UK
Bath | Bath UK
York | York UK
Edinburgh | Edinburgh Scotland
Glasgow | Glasgow Scotland
Aberdeen | Aberdeen Scotland
Cardiff | Cardiff Wales
Belfast | Belfast Northern Ireland
## IE Europe/Dublin
Dublin | Baile Átha Cliath, Dublin Ireland
Cork | Cork Ireland
Galway | Galway Ireland
Limerick | Limerick Ireland
## DE Europe/Berlin
Berlin | Berlin Germany
Munich | München, Muenchen
Hamburg | Hamburg Germany
Frankfurt | Frankfurt am Main, Frankfurt/Main
Cologne | Köln, Koeln
Stuttgart | Stuttgart Germany
Düsseldorf | Dusseldorf, Duesseldorf
Leipzig | Leipzig Germany
Dresden | Dresden Germany
Hanover | Hannover
Nuremberg | Nürnberg, Nuernberg
Karlsruhe | Karlsruhe Germany
Mannheim | Heidelberg, Walldorf
Dortmund | Essen, Ruhr area
Bonn | Bonn Germany
Bremen | Bremen Germany
Darmstadt | Darmstadt Germany
Aachen | Aachen Germany
Freiburg | Freiburg im Breisgau
## AT Europe/Vienna
Vienna | Wien
Graz | Graz Austria
Linz | Linz Austria
Salzburg | Salzburg Austria
Innsbruck | Innsbruck Austria
## CH Europe/Zurich
Zurich | Zürich, Zuerich
Geneva | Genève, Genf
Basel | Bâle
Bern | Berne
Lausanne | Lausanne Switzerland
Zug | Zug Switzerland
Lugano | Lugano Switzerland
## FR Europe/Paris
Paris | Île-de-France, Paris France
Lyon | Lyons
Toulouse | Toulouse France
Marseille | Marseilles
Bordeaux | Bordeaux France
Nantes | Nantes France
Lille | Lille France
Nice | Sophia Antipolis, Nice France
Grenoble | Grenoble France
Rennes | Rennes France
Strasbourg | Strasbourg France
Montpellier | Montpellier France
## NL Europe/Amsterdam
Amsterdam | Amsterdam NL
Rotterdam | Rotterdam NL
The Hague | Den Haag, 's-Gravenhage
Utrecht | Utrecht NL
Eindhoven | Eindhoven NL
Delft | Delft NL
Groningen | Groningen NL
## BE Europe/Brussels
Brussels | Bruxelles, Brussel
Antwerp | Antwerpen
Ghent | Gent
Leuven | Louvain
## LU Europe/Luxembourg
Luxembourg City | Luxembourg-Ville
## ES Europe/Madrid
Madrid | Madrid Spain
Barcelona | Barcelona Spain
Valencia | València
Seville | Sevilla
Malaga | Málaga
Bilbao | Bilbao Spain
Zaragoza | Saragossa
Alicante | Alacant
Palma de Mallorca | Palma
## ES Atlantic/Canary
Las Palmas | Gran Canaria, Tenerife
## PT Europe/Lisbon
Lisbon | Lisboa
Porto | Oporto
Braga | Braga Portugal
Coimbra | Coimbra Portugal
Aveiro | Aveiro Portugal
## PT Atlantic/Madeira
Funchal | Madeira
## IT Europe/Rome
Rome | Roma
Milan | Milano
Turin | Torino
Bologna | Bologna Italy
Florence | Firenze
Naples | Napoli
Padua | Padova
Genoa | Genova
Pisa | Pisa Italy
Bari | Bari Italy
## GR Europe/Athens
Athens | Athina
Thessaloniki | Salonica
## CY Asia/Nicosia
Limassol | Lemesos
Nicosia | Lefkosia
## MT Europe/Malta
Valletta | Sliema, St. Julian's
## DK Europe/Copenhagen
Copenhagen | København, Kobenhavn
Aarhus | Århus
Odense | Odense Denmark
Aalborg | Aalborg Denmark
## SE Europe/Stockholm
Stockholm | Stockholm Sweden
Gothenburg | Göteborg, Goteborg
Malmö | Malmo
Lund | Lund Sweden
Uppsala | Uppsala Sweden
Linköping | Linkoping
## NO Europe/Oslo
Oslo | Oslo Norway
Bergen | Bergen Norway
Trondheim | Trondheim Norway
Stavanger | Stavanger Norway
## FI Europe/Helsinki
Helsinki | Helsingfors
Espoo | Espoo Finland
Tampere | Tampere Finland
Oulu | Oulu Finland
Turku | Turku Finland
## IS Atlantic/Reykjavik
Reykjavik | Reykjavík
## EE Europe/Tallinn
Tallinn | Tallinn Estonia
Tartu | Tartu Estonia
## LV Europe/Riga
Riga | Riga Latvia
## LT Europe/Vilnius
Vilnius | Vilnius Lithuania
Kaunas | Kaunas Lithuania
## PL Europe/Warsaw
Warsaw | Warszawa
Krakow | Kraków, Cracow
Wroclaw | Wrocław
Gdansk | Gdańsk, Tricity, Gdynia
Poznan | Poznań
Lodz | Łódź
Katowice | Katowice Poland
Lublin | Lublin Poland
Szczecin | Szczecin Poland
Rzeszow | Rzeszów
## CZ Europe/Prague
Prague | Praha
Brno | Brno Czechia
Ostrava | Ostrava Czechia
## SK Europe/Bratislava
Bratislava | Bratislava Slovakia
Kosice | Košice
## HU Europe/Budapest
Budapest | Budapest Hungary
Debrecen | Debrecen Hungary
Szeged | Szeged Hungary
## RO Europe/Bucharest
Bucharest | București, Bucuresti
Cluj-Napoca | Cluj
Iasi | Iași
Timisoara | Timișoara
Brasov | Brașov
## BG Europe/Sofia
Sofia | Sofia Bulgaria
Plovdiv | Plovdiv Bulgaria
Varna | Varna Bulgaria
## HR Europe/Zagreb
Zagreb | Zagreb Croatia
Split | Split Croatia
Osijek | Osijek Croatia
## SI Europe/Ljubljana
Ljubljana | Ljubljana Slovenia
Maribor | Maribor Slovenia
## RS Europe/Belgrade
Belgrade | Beograd
Novi Sad | Novi Sad Serbia
Nis | Niš
## BA Europe/Sarajevo
Sarajevo | Sarajevo Bosnia
Banja Luka | Banja Luka Bosnia
## MK Europe/Skopje
Skopje | Skopje Macedonia
## ME Europe/Podgorica
Podgorica | Podgorica Montenegro
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
Minsk | Minsk Belarus
## RU Europe/Moscow
Moscow | Moskva
Saint Petersburg | St. Petersburg, St Petersburg
Nizhny Novgorod | Kazan
## TR Europe/Istanbul
Istanbul | İstanbul
Ankara | Ankara Turkey
Izmir | İzmir
`
