// The clients: people with an account, and guests and walk-ins without one.

// Spanish speakers write reviews in Spanish.
const spanish = [
  'Alejandra Fuentes',
  'Beatriz Solano',
  'Carlos Ibarra',
  'Diego Maldonado',
  'Fernanda Ochoa',
  'Gerardo Pineda',
  'Hugo Escobedo',
  'Jimena Carrillo',
  'Leonel Rivas',
  'Marisol Quintero',
  'Nicolás Duarte',
  'Óscar Benavides',
  'Raúl Cisneros',
  'Valeria Montes',
]

const english = [
  'Aaliyah Simmons',
  'Adam Kowalski',
  'Anthony Guillory',
  'Ben Carmichael',
  'Brandon Le',
  'Bria Jackson',
  'Caleb Winters',
  'Cedric Holloway',
  'Chris Nakamura',
  'Corey Richard',
  'Damon Fields',
  'Daniel Osei',
  'DeShawn Miles',
  'Dominic Rossi',
  'Elijah Grant',
  'Eric Vuong',
  'Ethan Brandt',
  'Felix Moreau',
  'Gabriel Stone',
  'Grace Lindholm',
  'Hasan Malik',
  'Henry Bui',
  'Ian Fitzgerald',
  'Jamal Coleman',
  'Jared Pope',
  'Jasmine Ledet',
  'Kendrick Oliver',
  'Kwame Boateng',
  'Lamar Dupree',
  'Liam Garrity',
  'Marcus Ellison',
  'Mei Zhang',
  'Micah Sandoval',
  'Nate Huffman',
  'Noah Abbott',
  'Olu Adebayo',
  'Parker Quinn',
  'Rashad Norwood',
  'Reggie Barnes',
  'Sanjay Iyer',
  'Sean McCreary',
  'Terrell Woods',
  'Tyler Hanh',
  'Victor Antoine',
  'Xavier Poole',
  'Zach Rutledge',
]

export type Client = {
  name: string
  email: string
  language: 'en' | 'es'
  // Days between two haircuts.
  everyDays: number
}

export const demoClient: Client = {
  name: 'Jordan Ellis',
  email: 'client@kempt.example',
  language: 'en',
  everyDays: 16,
}

export const clients: Client[] = [
  demoClient,
  ...english.map((name, index) => client(name, 'en', index)),
  ...spanish.map((name, index) => client(name, 'es', index)),
]

function client(name: string, language: 'en' | 'es', index: number): Client {
  return { name, email: emailOf(name), language, everyDays: 7 + ((index * 5) % 18) }
}

export function emailOf(name: string) {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036f.']/g, '')
  return `${plain.toLowerCase().replaceAll(' ', '.')}@inbox.example`
}

export const firstNames = `
  Aaron Abel Alonzo Amir Andy Angel Bernard Bobby Bryce Byron Calvin Chase Clarence Cody
  Curtis Darius Dale Dwight Eddie Efraín Elton Emilio Frank Fred Gavin Glenn Harold Isaac
  Jaime Jerry Joaquín Josh Keith Kofi Lance Leo Lonnie Manny Mitchell Nolan Otis Pablo Perry
  Ramón Ricky Roland Russell Sergio Tony Trey Vernon Wade Warren Will Yusuf
`
  .trim()
  .split(/\s+/)

export const lastNames = `
  Acosta Alexander Ball Barton Bishop Blackwell Booker Bowman Cain Castro Charles Cormier Cruz
  Dang Davenport Dawson Espinoza Farrow Franklin Galvan Garza Gibbs Greer Hampton Hinojosa
  Hoang Hubbard Jefferson Joubert Keller Landry Lara Leal Lott Mack Medrano Nunez Patel Peña
  Pierre Ramos Robles Sims Tate Vance Vela Walker Yates
`
  .trim()
  .split(/\s+/)
