// Given and family names that are common in a culture, combined at random.
import type { Culture } from './places.table.ts'

export const names: Readonly<
  Record<Culture, { readonly given: readonly string[]; readonly family: readonly string[] }>
> = {
  anglo: of(
    'James Olivia Harry Amelia Jack Isla Oliver Grace Thomas Emily Daniel Sophie Matthew Chloe Ryan Hannah Connor Megan Ethan Abigail Nathan Lauren Aaron Zoe Dylan Rachel',
    'Carter Bennett Hughes Foster Reid Murphy Walsh Parker Morgan Sutton Ellis Fletcher Barrett Doyle Hayes Lawson Pearce Quinn Ramsey Stokes Thorne Whitaker Ashworth Kendall Marsh Holloway',
  ),
  indian: of(
    'Aarav Ananya Vivek Priya Rohan Kavya Arjun Meera Siddharth Nisha Karthik Divya Rahul Shreya Manish Pooja Nikhil Lakshmi Vikram Swathi Abhishek Ritu Harish Deepa Suresh Anjali',
    'Sharma Iyer Patel Reddy Nair Gupta Menon Joshi Kulkarni Rao Chatterjee Banerjee Pillai Desai Mehta Verma Bhat Shetty Krishnan Subramanian Chopra Malhotra Agarwal Thapa Perera Hegde',
  ),
  german: of(
    'Lukas Anna Felix Lena Jonas Marie Maximilian Sophia Paul Laura Leon Johanna Tobias Katharina Florian Clara Sebastian Greta Moritz Frieda Jan Saskia Pieter Femke Bram Lotte',
    'Schneider Fischer Weber Becker Hoffmann Koch Richter Wolf Neumann Zimmermann Krueger Hartmann Lange Vogel Brandt Lorenz Busch Seidel deVries Jansen Bakker Visser Mulder Steiner Gruber Egger',
  ),
  slavic: of(
    'Oleksandr Olena Andriy Iryna Dmytro Kateryna Taras Sofiia Ivan Mariya Petr Tereza Jakub Veronika Nikola Jelena Marko Milica Stefan Ana Georgi Desislava Viktor Yuliya Bohdan Nadiya',
    'Kovalenko Shevchenko Bondarenko Melnyk Tkachenko Kravchuk Novak Svoboda Dvorak Horvat Kovac Jovanovic Petrovic Nikolic Stoyanov Dimitrov Ivanova Hristov Moravec Prochazka Lysenko Savchenko Babic Popovic Toth Marchenko',
  ),
  polish: of(
    'Jakub Zuzanna Mateusz Julia Kacper Maja Piotr Agnieszka Tomasz Magdalena Krzysztof Karolina Pawel Aleksandra Michal Ewa Marcin Natalia Bartosz Monika Wojciech Dorota Adam Kinga Szymon Weronika',
    'Kowalski Wisniewski Wojcik Kaminski Lewandowski Zielinski Szymanski Wozniak Dabrowski Kozlowski Jankowski Mazur Kwiatkowski Krawczyk Piotrowski Grabowski Pawlak Michalski Krol Wieczorek Jablonski Wrobel Stepien Gorski Rutkowski Sikora',
  ),
  romance: of(
    'Louis Camille Hugo Chloe Lucas Manon Antoine Juliette Mathieu Elise Marco Giulia Alessandro Chiara Luca Francesca Andrei Ioana Mihai Elena Radu Cristina Davide Martina Nicolas Margaux',
    'Moreau Laurent Girard Roux Fontaine Chevalier Mercier Blanchard Rossi Ferrari Bianchi Ricci Marino Greco Conti Popescu Ionescu Dumitru Stan Marin Lupu Gallo Costa Fabre Perrin Renard',
  ),
  hispanic: of(
    'Alejandro Lucia Javier Carmen Diego Sofia Pablo Valentina Carlos Camila Santiago Mariana Mateo Daniela Sebastian Paula Andres Gabriela Joaquin Isabella Rodrigo Ximena Emilio Renata Tomas Victoria',
    'Garcia Fernandez Lopez Martinez Gonzalez Ramirez Torres Flores Rivera Morales Ortiz Vargas Castillo Romero Herrera Medina Aguilar Navarro Dominguez Rojas Santos Cruz Reyes Villanueva Mendoza Bautista',
  ),
  lusophone: of(
    'Joao Beatriz Pedro Mariana Tiago Ines Miguel Leonor Rafael Carolina Gustavo Larissa Thiago Juliana Felipe Fernanda Lucas Amanda Bruno Leticia Diogo Matilde Vinicius Bruna Caio Raquel',
    'Silva Santos Oliveira Souza Pereira Costa Rodrigues Almeida Nascimento Carvalho Araujo Ribeiro Barbosa Rocha Dias Moreira Cardoso Teixeira Correia Pinto Figueiredo Monteiro Freitas Cunha Azevedo Nogueira',
  ),
  nordic: of(
    'Erik Astrid Lars Ingrid Magnus Freja Oskar Elsa Emil Sigrid Anders Linnea Mikkel Ida Henrik Maja Jukka Aino Mikko Helmi Sander Nora Viljami Saga Rasmus Tuuli',
    'Andersson Johansson Lindqvist Bergstrom Nilsson Hansen Larsen Olsen Pedersen Kristensen Moller Virtanen Korhonen Nieminen Laine Heikkinen Berg Dahl Haugen Solberg Holm Ekstrom Nyberg Lund Sorensen Makinen',
  ),
  turkic: of(
    'Emre Elif Mehmet Zeynep Can Defne Burak Ece Kerem Selin Ozan Melis Deniz Asli Tolga Gizem Serkan Derya Umut Ceren Baris Pinar Onur Seda Kaan Irem',
    'Yilmaz Kaya Demir Celik Sahin Yildiz Aydin Ozturk Arslan Dogan Kilic Aslan Cetin Koc Kurt Ozdemir Polat Tekin Bulut Erdem Guler Aksoy Turan Unal Sezer Bozkurt',
  ),
  arabic: of(
    'Omar Fatima Ahmed Salma Youssef Nour Karim Leila Hassan Amira Tarek Yasmin Khalid Mariam Bilal Aisha Hamza Hana Usman Zainab Imran Sana Faisal Dina Ziad Rania',
    'Hassan Khalil Mansour Farouk Haddad Nasser Saleh Rahman Malik Qureshi Siddiqui Ansari Sheikh Chaudhry Benali Idrissi Tazi Fahmy Shaheen Aziz Karimi Sabry Darwish Mirza Bashir Rashid',
  ),
  african: of(
    'Chinedu Adaeze Tunde Ngozi Emeka Amara Kwame Akosua Kofi Abena Brian Wanjiku Kevin Achieng Dennis Njeri Thabo Lerato Sipho Naledi Femi Yetunde Obinna Zanele Samuel Wambui',
    'Okafor Adeyemi Eze Nwosu Balogun Adebayo Mensah Owusu Boateng Asante Kamau Otieno Mwangi Odhiambo Kipchoge Wanjala Dlamini Nkosi Mokoena Khumalo Okonkwo Olawale Uche Danjuma Mutua Njoroge',
  ),
  chinese: of(
    'Wei Mei Jun Lin Hao Xin Ming Yan Jie Fang Tao Lan Bo Yue Peng Qing Chen Hui Kai Ting Zhi Rui Long Ying Yang Xiu',
    'Wang Li Zhang Liu Chen Yang Zhao Huang Zhou Wu Xu Sun Hu Zhu Gao Lin He Guo Ma Luo Liang Song Zheng Xie Tang Deng',
  ),
  japanese: of(
    'Haruto Yui Sota Hina Ren Sakura Yuto Aoi Takumi Misaki Kenta Nanami Daiki Ayaka Hiroshi Emi Kaito Rina Shota Mio Tsubasa Kana Naoki Saki Riku Yuka',
    'Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Matsumoto Inoue Kimura Hayashi Shimizu Saito Mori Abe Ikeda Hashimoto Ishikawa Ogawa Fujita',
  ),
  southeastAsian: of(
    'Minh Linh Tuan Huong Nam Trang Duc Mai Phong Thao Budi Siti Agus Dewi Rizky Putri Arif Nur Somchai Malee Anurak Ploy Khoa Ngan Bayu Intan',
    'Nguyen Tran Le Pham Hoang Vu Dang Bui Do Ngo Santoso Wijaya Hidayat Pratama Saputra Nugroho Ismail Rahim Suwan Chaiyo Srisai Phan Duong Setiawan Kusuma Hakim',
  ),
  korean: of(
    'Minjun Seoyeon Jihoon Jiwoo Hyunwoo Minji Donghyun Soojin Junho Yuna Sungmin Hayoung Taeyang Eunji Jaewon Nari Woojin Sora Kyungmin Dahye Inho Yerin Seungho Mina Gunwoo Bora',
    'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Yoo Hong Jeon Moon Yang Bae Baek Nam',
  ),
  greek: of(
    'Giorgos Maria Nikos Eleni Dimitris Katerina Kostas Sofia Yannis Ioanna Panagiotis Vasiliki Stavros Despina Andreas Nefeli Thanasis Danae Michalis Foteini Lefteris Anna Spyros Zoi Petros Alexia',
    'Papadopoulos Georgiou Nikolaidis Pappas Vlachos Makris Karagiannis Oikonomou Dimitriou Konstantinou Athanasiou Christou Alexiou Stavrou Galanis Markou Theodorou Katsaros Zervas Kyriakou Lambrou Sideris Tzanis Raptis Fotiou Manos',
  ),
  baltic: of(
    'Jonas Egle Tomas Ieva Mantas Ruta Lukas Austeja Karolis Gabija Janis Liga Martins Ilze Kristjan Liis Rasmus Kadri Andris Zane Marius Monika Edgars Laura Siim Triin',
    'Kazlauskas Petrauskas Jankauskas Stankevicius Vasiliauskas Zukauskas Butkus Berzins Kalnins Ozols Liepins Krumins Balodis Tamm Saar Sepp Magi Kask Kukk Rebane Ilves Parn Vaitkus Urbonas Eglitis Zarins',
  ),
}

function of(given: string, family: string): { given: string[]; family: string[] } {
  return { given: given.split(' '), family: family.split(' ') }
}
