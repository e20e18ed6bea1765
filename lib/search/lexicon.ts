import type { NameGroup } from '@/lib/search/synonyms';

/**
 * Everyday words of wargames in English, Spanish and Italian, so that a question in one language finds a text in
 * another. A line is one meaning: the languages between bars, the names of each between commas, the usual one first.
 * Terms with a definition of their own belong in a game's glossary, which comes before this.
 */
const LINES = `
attack, assault | ataque, asalto | attacco, assalto
attacking, attack | atacar, atacando, ataca | attaccare, attaccando, attacca
attacker | atacante | attaccante
defender | defensor | difensore
defend, defence, defense | defender, defensa, defiende | difendere, difesa, difende
combat, battle, fight | combate, batalla, lucha | combattimento, battaglia, scontro
fire, shoot | fuego, disparo | fuoco, sparo
win, winner | ganar, vencer, vencedor, gana | vincere, vincitore, vince
lose, loser | perder, perdedor, pierde | perdere, perdente, perde
loss, losses, casualties | pérdida, pérdidas, bajas | perdita, perdite
tie, draw, equal | empate, igual, igualdad | parità, pareggio, uguale
victory | victoria | vittoria
defeat | derrota | sconfitta
eliminate, eliminated, destroy, destroyed, kill, killed, die, dead, wiped out, vanish, disappear | eliminar, eliminado, destruir, destruido, morir, muere, matar, muerto, destrozar, aniquilar, desaparecer | eliminare, eliminato, distruggere, distrutto, morire, muore, uccidere, annientare, sparire, spariscono
retreat, withdraw, fall back, flee, run away, escape, pull back, push back, driven back | retirarse, retirada, replegarse, repliegue, retroceder, huir, huye, escapar, huida, fuga, escabullirse, echarse atrás, expulsado, empujar | ritirarsi, ritirata, ritirare, ripiegare, ripiegamento, fuggire, fuggono, fuga, sfuggire, scappare, indietreggiare, respingere
advance | avanzar, avance, avanza | avanzare, avanzata, avanza
pursuit, breakthrough, exploitation, blitz | persecución, ruptura, explotación | inseguimento, sfondamento
move, movement | mover, movimiento, mueve | muovere, movimento, muove
moving | moviendo | muovendo
enter, entry | entrar, entrada, entra | entrare, entrata, ingresso, entra
leave | salir, abandonar, dejar, irse | uscire, lasciare, abbandonare
stay, remain, hold | quedarse, permanecer, aguantar | restare, rimanere, tenere
return, come back | volver, regresar | tornare, ritornare
arrive, appear | llegar, aparecer | arrivare, apparire
join, enter | unirse, entrar | unirsi, entrare
capture, conquer, take | capturar, conquistar, tomar | catturare, conquistare, prendere
block, bar, stand in the way | bloquear, cortar el paso, tapar, atascar | bloccare, sbarrare, intralciare
bypass, go around, sneak past, slip past | rodear, esquivar, colarse, cuela | aggirare, sgusciare, intrufolarsi
split, divide, break up, separate | repartir, dividir, separar, desdoblar | dividere, ripartire, separare, scomporre
transport, ship, carry, boat, boats | transportar, transporte, llevar, acarrear, barcos, buques | trasportare, trasporto, portare, battelli
empty, undefended | vacío, vacía, sin defensa | vuoto, vuota, indifeso
garrison | guarnición | guarnigione
fortification | fortificación | fortificazione
twice | dos veces | due volte
stop | parar, detenerse, acabar | fermarsi, fermare
pass, through | pasar, atravesar, cruzar | passare, attraversare
cross | cruzar | attraversare
stack, stacking | pila, apilar, apilamiento | pila, impilare, impilamento
unit, units, troops, soldiers, men, guys | unidad, unidades, tropas, soldados, hombres, tropa | unità, truppe, soldati, uomini, truppa
army, armies | ejército, ejércitos | armata, armate, esercito
corps | cuerpo, cuerpos | corpo, corpi, corpo d'armata
division | división | divisione
counter, chit, chits, cardboard | ficha, chapa | pedina, segnalino, segnalini, gettoni
marker | marcador | segnalino, indicatore
piece | pieza | pezzo
step | paso | passo, step
strength | fuerza, potencia | forza, potenza
full | completo, pleno, plena | pieno, piena, completo, completa
reduced, weakened, damaged, worn, flipped, half strength | reducido, reducida, debilitada, dañada, desgastada, girada | ridotto, ridotta, indebolita, danneggiata, girata, rovesciata
factor | factor | fattore
space, hex | espacio, casilla, hexágono | spazio, casella, esagono
area, zone | área, zona | area, zona
box | casilla | casella, riquadro
track | registro, tabla | tracciato, registro
line | línea | linea
dotted | puntos, discontinua | tratteggiata, tratteggiato, punteggiata
solid | continua | continua
map | mapa | mappa
border, frontier | frontera | confine, frontiera
road | carretera, camino | strada
rail, railway, railroad, train, trains, railways, railroads | ferrocarril, vía, tren, trenes, vías, ferrocarriles | ferrovia, treno, treni, ferrovie, binari
sea, naval, maritime | mar, naval, marítimo | mare, navale, marittimo
ship, fleet, boat, vessel | barco, flota, buque, navío | nave, flotta, battello
port, harbour, harbor | puerto | porto
coast | costa | costa
beach | playa | spiaggia
river | río | fiume
mountain | montaña, sierra, cordillera | montagna, monti, collina
forest, wood, woods, trees | bosque, bosques, árboles | foresta, bosco, boschi, alberi
swamp, marsh, mud, bog | pantano, ciénaga, fango, barro | palude, fango, acquitrino
desert | desierto | deserto
terrain | terreno | terreno
clear | despejado, llano | pianura, aperto, sgombro
city, town, place, village, villages | ciudad, pueblo, localidad, pueblos | città, paese, villaggio
capital | capital | capitale
fort, fortress, castle, citadel, walls, strongpoint | fuerte, fortaleza, ciudadela, murallas, baluarte, castillo | forte, fortezza, cittadella, mura, bastione, castello
trench, entrenchment, foxhole, foxholes, dugout, dugouts | trinchera, atrincheramiento, zanja, pozo | trincea, trinceramento, buca, buche
entrench, entrenching, dig, digging, dig in | atrincherarse, atrincherar, cavar, excavar | trincerarsi, trincerare, scavare, scavo
siege, besiege, besieged, starve out, ring | asedio, asediar, asediado, sitio, sitiar, hambre, cerco, cercar | assedio, assediare, assediato, affamare, cingere
surrender, give up, capitulate, hand over | rendición, rendirse, rinde, entregarse, capitular | resa, arrendersi, arrende, capitolare, cedere
flank | flanco | fianco
supply, supplied, food, feed, fed, bread, hungry, starve, provisions, ammo train | suministro, abastecimiento, abastecer, comida, alimentar, pan, hambre, víveres, provisiones | rifornimento, approvvigionamento, rifornire, cibo, nutrire, pane, fame, viveri, provviste
source | fuente | fonte, sorgente
trace | trazar | tracciare
cut, isolated, surrounded, encircled, trapped, stuck, alone behind, pocket | cortado, aislado, rodeado, cercado, atrapado, encerrado, embolsado, bolsa, bloqueado | tagliato, isolato, circondato, accerchiato, intrappolato, sacca, bloccato
control, occupy, occupied, own, possess, possession | control, controlar, ocupar, ocupado, ocupada, poseer, dueño | controllo, controllare, occupare, occupato, occupata, possedere, padrone
friendly | amigo, amiga | amico, amica
enemy, hostile, their | enemigo, enemiga, hostil, contrario | nemico, nemica, ostile
neutral | neutral | neutrale
ally, allied, allies | aliado, aliados | alleato, alleati
side | bando | schieramento, fazione, parte
player | jugador | giocatore
opponent, foe, other side, rival | adversario, oponente, rival, contrario, el otro | avversario, rivale, avversaria
nation, country, nationality | nación, país, nacionalidad | nazione, paese, nazionalità
multinational | multinacional | multinazionale
turn | turno | turno
round, go again | ronda, vuelta | round, giro
phase | fase | fase
segment | segmento | segmento
sequence | secuencia | sequenza
action | acción | azione
activate, activation | activar, activación | attivare, attivazione
operation | operación | operazione
point, points | punto, puntos | punto, punti
cost, price | coste, costo, precio, cuesta | costo, prezzo, costa
pay, spend, use up, consume | pagar, gastar, consumir, desembolsar | pagare, spendere, consumare
save, keep, bank, hoard, carry over, spare | guardar, ahorrar, conservar, sobrar, sobran, acumular, ahorro | conservare, risparmiare, tenere, avanzare per dopo, accumulare, tenere da parte
card | carta | carta
hand | mano | mano
deck, pile | mazo | mazzo
draw | robar, sacar, extracción | pescare, pescata
discard, throw away, get rid | descartar, descarte, tirar carta, deshacerse, soltar | scartare, scarto, buttare, scarta
shuffle, reshuffle, mix the deck | barajar, mezclar | mescolare, rimescolare, rimescolo
play, played | jugar, jugada, juega, jugado | giocare, giocata, gioca
event | evento, acontecimiento | evento
asterisk | asterisco | asterisco
die, dice | dado, dados | dado, dadi
roll, throw, thrown | tirada, tirar, lanzar, lanzamiento | tiro, tirare, lancio, lancia
modifier, bonus, plus, minus, extra | modificador, bonificación, suma, resta | modificatore, bonus, aggiunta, malus
column | columna | colonna
shift | desplazamiento | spostamento
table, chart | tabla | tabella
result | resultado | risultato
odds, chance, probability, how likely, ratio | probabilidad, posibilidad, posibilidades | probabilità, possibilità, percentuale
level | nivel | livello
limit, maximum, too many, at most | límite, máximo, tope, demasiadas, demasiados, como mucho | limite, massimo, troppe, troppi, al massimo
minimum | mínimo | minimo
number | número | numero
first | primero, primera, primer | primo, prima
second | segundo, segunda | secondo, seconda
last | último, última | ultimo, ultima
next | siguiente, próximo | successivo, prossimo
previous | anterior | precedente
begin, start, initial, opening | empezar, comienzo, inicio, inicial | cominciare, iniziare, inizio, iniziale
end, finish | acabar, terminar, fin, final, acaba, termina | finire, fine, termine, finisce, termina
order | orden | ordine
condition | condición | condizione
exception | excepción | eccezione
optional | opcional | opzionale, facoltativo
cancel, ignore, call off, undo | anular, cancelar, ignorar, deshacer, suspender | annullare, cancellare, ignorare, disdire
choose | elegir | scegliere
place, put | colocar, poner | piazzare, mettere
remove | retirar, quitar | rimuovere, togliere
permanently, permanent, for good, forever | permanente, definitivo, para siempre | permanente, definitivo, per sempre
replace, replacement, replaced, refill, fill up, refit | reemplazar, reemplazo, reemplazado, sustituir, reposición | rimpiazzare, rimpiazzo, sostituire, sostituzione, rimpinguare, ripristinare, reintegrare
rebuild, rebuilt, rebuilding, recreate, resurrect, bring back | reconstruir, reconstrucción, reconstruye, recrear, resucitar, recuperada | ricostruire, ricostruzione, ricreare, resuscitare, ricostituire
reinforcement, new units, new troops, fresh troops, newcomers | refuerzo, unidades nuevas, tropas nuevas, tropas de refresco, recién llegados | rinforzo, nuove unità, truppe nuove, truppe fresche
reserve | reserva | riserva
redeploy, redeployment | redesplegar, redespliegue | ridispiegare, ridispiegamento
strategic | estratégico, estratégica | strategico, strategica
tactical | táctico | tattico
offensive | ofensiva | offensiva
mandated, obligatory, compulsory | obligatorio, obligatoria | obbligatorio, obbligatoria
obligation | obligación | obbligo
penalty | penalización | penalità
attrition, exhaustion, fatigue, weariness, tired | desgaste, agotamiento, fatiga, cansancio, cansadas | logoramento, attrito, esaurimento, fatica, stanchezza, stanche
war | guerra | guerra
peace, stop the war, quit the war | paz, dejar la guerra | pace, uscire dalla guerra
offer | ofrecer, oferta | offrire, offerta
accept | aceptar | accettare
refuse, say no, turn down | rechazar, decir no, negarse | rifiutare, dire di no
treaty | tratado | trattato
revolution | revolución | rivoluzione
capitulation, surrender | capitulación | capitolazione
armistice | armisticio | armistizio
mobilization, call-up | movilización, llamada a filas | mobilitazione, chiamata
commitment | compromiso | impegno
status | estado | stato
invasion, landing, amphibious, landing party | invasión, desembarco, desembarcar, anfibio | invasione, sbarco, sbarcare, anfibio
beachhead, bridgehead | cabeza de puente, cabeza de playa | testa di ponte
scenario | escenario | scenario
campaign | campaña | campagna
introductory | introducción, introductorio | introduttivo
tournament | torneo | torneo
bid | puja, apuesta | offerta, asta
automatic, sudden, instant, instantly | automático, automática, repentina, instantánea | automatico, automatica, improvvisa, istantanea
setup, set-up, start positions, at start | preparación, colocación, despliegue, situación inicial, posiciones iniciales | schieramento, preparazione, piazzamento, posizioni iniziali
spring | primavera | primavera
summer | verano | estate
autumn, fall | otoño | autunno
winter, snow, cold | invierno, nieve, frío | inverno, neve, freddo
january | enero | gennaio
august | agosto | agosto
september | septiembre | settembre
year | año | anno
east, eastern | este, oriental | est, orientale
west, western | oeste, occidental | ovest, occidentale
near east | oriente próximo | vicino oriente
north, northern | norte | nord
south, southern | sur | sud
one | un, uno, una | uno, una
two | dos | due
three | tres | tre
four | cuatro | quattro
five | cinco | cinque
six | seis | sei
seven | siete | sette
eight | ocho | otto
eleven | once | undici
twelve | doce | dodici
adjacent, next to, neighbour, neighbouring, beside, touching | adyacente, vecino, vecina, al lado, contiguo | adiacente, vicino, vicina, accanto, confinante, contiguo
connected | conectado, unido | collegato, connesso
same | mismo, misma | stesso, stessa
different | distinto, diferente | diverso, differente
all, every | todo, todos, todas | tutto, tutti, tutte, ogni
none, nothing, no | ninguno, ninguna, nada | nessuno, nessuna, niente
once | vez | volta
simultaneous, same time, at once | simultáneo, vez, a la par, al tiempo | simultaneo, insieme, contemporaneamente
alone | solo, sola | solo, sola
together, joint, combined | juntos, junto, conjunto | insieme, congiunto
before | antes | prima
after | después, tras | dopo
during | durante | durante
who | quién, quien | chi
question | pregunta, cuestión | domanda, questione
error, mistake | error, errata | errore
example | ejemplo | esempio
rule | regla | regola
german, germans | alemán, alemana, alemanes | tedesco, tedesca, tedeschi
russian, russians | ruso, rusa, rusos | russo, russa, russi
french | francés, francesa, franceses | francese, francesi
british, english | británico, británica, británicos, inglés, ingleses | britannico, britannica, britannici, inglese, inglesi
austrian, austro-hungarian | austríaco, austrohúngaro | austriaco, austroungarico
italian, italians | italiano, italiana, italianos | italiano, italiana, italiani
turkish, turks, ottoman | turco, turca, turcos, otomano | turco, turca, turchi, ottomano
serbian, serbs | serbio, serbia, serbios | serbo, serba, serbi
belgian, belgians | belga, belgas | belga, belgi
bulgarian | búlgaro, búlgara | bulgaro, bulgara
romanian, rumanian | rumano, rumana | rumeno, romeno, rumena
greek | griego, griega | greco, greca
american | americano, estadounidense | americano, statunitense
united states, us, usa, america | estados unidos, ee uu, eeuu, américa | stati uniti, usa, america
great britain, britain, england | gran bretaña, inglaterra | gran bretagna, inghilterra
germany | alemania | germania
france | francia | francia
russia | rusia | russia
italy | italia | italia
turkey | turquía | turchia
austria-hungary | austria-hungría | austria-ungheria
belgium | bélgica | belgio
romania | rumanía, rumania | romania
greece | grecia | grecia
bulgaria | bulgaria | bulgaria
serbia | serbia | serbia
egypt | egipto | egitto
arab | árabe | arabo, araba
caucasus | cáucaso | caucaso
tsar, czar | zar | zar
cavalry, cav, horsemen, horse, horses, mounted, riders | caballería, jinetes, caballos, caballo, montada | cavalleria, cavalieri, cavalli, cavallo, montata
infantry, foot, riflemen | infantería, a pie, infantes | fanteria, a piedi, fanti
artillery, gun, guns, cannon, cannons, battery, batteries, howitzer, howitzers, mortar | artillería, cañón, cañones, batería, baterías, obús, obuses, mortero | artiglieria, cannone, cannoni, batteria, batterie, obice, obici, mortaio
bombardment, bombard, shell, shelling, barrage, shells | bombardeo, bombardear, cañonear, cañoneo, barrera | bombardamento, bombardare, cannoneggiare, cannoneggiamento
engineer, engineers, pioneers, sappers | ingeniero, ingenieros, zapadores, pioneros | genio, genieri, pionieri, zappatori
air, aircraft, planes, aeroplanes, airplanes, aviation, fly, flying | aéreo, aviones, avión, aeroplanos, aviación, volar | aereo, aerea, aerei, aeroplani, aviazione, volare
headquarters, HQ, general, leader, commander, chief, boss | cuartel general, general, líder, comandante, jefe, mando | quartier generale, generale, comandante, capo, comando
reconnaissance, scout, scouting, recon, spy, peek, patrol | reconocimiento, explorar, exploración, exploradores, espiar, patrulla | ricognizione, esplorare, esplorazione, esploratori, spiare, sbirciare, pattuglia
hidden, hide, conceal, concealed, secret, fog of war | oculto, ocultar, esconder, escondida, secreto, niebla de guerra | nascosto, nascondere, celare, segreto, nebbia di guerra
reveal, uncover, face up, discover | revelar, descubrir, destapar, boca arriba | rivelare, scoprire, svelare
look, see, inspect, examine | mirar, ver, inspeccionar, examinar | guardare, vedere, ispezionare, esaminare
bridge, bridges, viaduct | puente, puentes, viaducto | ponte, ponti, viadotto
demolition, demolish, blow up, wreck, sabotage | demolición, demoler, volar un puente, voladura, sabotaje | demolizione, demolire, far saltare, sabotaggio
repair, mend, fix | reparar, reparación, arreglar | riparare, riparazione, aggiustare
merge, combine, unite, recombine, join together, consolidate | combinar, unir, fusionar, fundir, juntar, recombinar | unire, fondere, riunire, combinare, ricombinare
exchange, swap, substitute | intercambiar, cambiar, canjear | scambiare, cambiare
load, embark, board, entrain | embarcar, cargar, subir a bordo, subir al tren | imbarcare, caricare, salire a bordo
unload, disembark, land, detrain, ashore | desembarcar, descargar, bajar a tierra, bajar del tren | sbarcare, scaricare, scendere a terra
crowded, overcrowded, congested, jam, traffic, overstacked | saturado, atasco, atascadas, abarrotado, tráfico | affollata, sovraffollata, intasate, traffico, satura
disrupted, shaken, stunned, disorganized, disorder, disruption | aturdida, desorganizada, desorganizar, aturdir, desorden | disorganizzata, disorganizzare, scossa, disordine
recover, recovery, rally, reorganise, rest | recuperar, recuperación, reorganizar, reagrupar, descansar | recuperare, recupero, riorganizzare, riorganizzazione, riposare
surprise, ambush, ambushed | sorpresa, emboscada, emboscar | sorpresa, imboscata
counterattack, hit back, strike back | contraataque, contraatacar, devolver el golpe | contrattacco, contrattaccare
fight on, continue, keep fighting, press on | continuar, seguir luchando, seguir combatiendo | continuare, proseguire
skirmish, delay, hold up | escaramuza, retrasar, retardar | schermaglia, ritardare
screen, cover, rearguard, shield | cubrir, pantalla, retaguardia, proteger | coprire, schermo, retroguardia, proteggere
chase, pursue, run after, hunt | perseguir, acosar | inseguire, incalzare
march, forced march, hurry | marcha, marcha forzada, prisa | marcia, marcia forzata, fretta
speed, fast, faster, slow, slower | velocidad, rápido, deprisa, lento, lenta | velocità, veloce, lento, lenta
distance, far, range, how far, miles, kilometres | distancia, lejos, alcance, cómo de lejos, kilómetros | distanza, lontano, gittata, chilometri
unfinished, leftover, unused, unspent, remaining, surplus | sobrante, restante, sin usar, sin gastar | rimanente, restante, inutilizzato, avanzato
half, halved, halve, divide by two | mitad, dividir por dos, dividido entre dos | metà, dimezzare, dimezzata
double, doubled | doble, doblar, doblado, duplicar | doppio, raddoppiare, raddoppiato
round up, round down, fraction, rounding | redondear, redondeo, fracción | arrotondare, arrotondamento, frazione
rain, rainy, wet, downpour | lluvia, llueve, llover, aguacero | pioggia, piove, acquazzone
hot, heat, sun, sunny, dry | calor, sol, soleado, seco | caldo, sole, asciutto
weather, climate, forecast | meteorología, clima, tiempo atmosférico | meteo, tempo atmosferico, clima
flood, flooding, inundation, sluice, sluices | inundación, inundar, esclusa, esclusas | inondazione, allagare, allagamento, chiusa
frozen, ice, freeze | helado, helada, hielo, congelado | ghiacciato, ghiaccio, gelato
lake, lakes | lago, lagos | lago, laghi
gas, poison gas | gas | gas
tank, tanks | tanque, tanques, carro de combate | carro armato, carri
taxi, taxis, cars, trucks, lorries | taxi, taxis, coches, camiones | taxi, automobili, camion
submarine, u-boat, submarines, u-boats | submarino, submarinos | sommergibile, sommergibili
blockade, embargo | bloqueo naval, bloqueo | blocco navale, blocco
mutiny, mutinies, revolt, rebel, rebellion | motín, motines, revuelta, rebelión, amotinarse | ammutinamento, rivolta, ribellione
declare war, join the war, enter the war | declarar la guerra, entrar en guerra, entrar en la guerra | dichiarare guerra, entrare in guerra
morale, spirit, courage, nerve, panic | moral, ánimo, pánico | morale, spirito, panico
elite, veteran, best troops, guards | élite, veterana, mejores tropas | elite, veterana, migliori truppe
militia, territorials, landwehr, reservists, reserves | milicia, territoriales, landwehr, reservistas | milizia, territoriali, landwehr, riservisti
allowed, legal, permitted, may, permission | permitido, legal, permiso, se puede | consentito, legale, permesso
forbidden, illegal, not allowed, prohibited, banned | prohibido, ilegal, no permitido, vedado | vietato, illegale, proibito
optional, voluntary, want to, free to | opcional, optativo, voluntario, voluntariamente | opzionale, volontario, volontariamente
must, have to, forced, compelled | obligado, forzado, tener que, debe | obbligato, costretto, dovere, deve
skip, pass a turn, do nothing, idle | pasar, saltarse, no hacer nada, ocioso | saltare, passare, non fare nulla, inattivo
wait, postpone, delay, later | esperar, posponer, aplazar, más tarde | aspettare, rinviare, rimandare, più tardi
forget, forgot, forgotten, missed | olvidar, olvidado, olvidada, se me olvidó | dimenticare, dimenticato, scordare
correct, put right, wrong | corregir, equivocado, mal hecho | correggere, sbagliato
solo, solitaire, alone at home, by myself | solitario, jugar solo | solitario, giocare da solo
beginner, beginners, learn, teach, learning | principiante, principiantes, aprender, enseñar | principiante, imparare, insegnare
short, quick, shorter | corto, corta, breve | corto, breve
historical, history | histórico, histórica, historia | storico, storica, storia
designer, author, publisher | autor, diseñador, editor | autore, ideatore, editore
colour, color, colours, colors | color, colores | colore, colori
symbol, icon, sign, mark | símbolo, icono, signo, marca | simbolo, icona, segno
abbreviation, acronym, initials, stands for | abreviatura, acrónimo, siglas, sigla | abbreviazione, acronimo, sigla
front, ahead, facing, direction | frente, delante, encaramiento, orientación, dirección | fronte, davanti, orientamento, direzione
rear, behind, back | retaguardia, detrás, trasero, espalda | retro, dietro, spalle, posteriore
turn around, rotate, pivot, wheel | girar, rotar, pivotar, darse la vuelta | girare, ruotare
edge, side of the map, off the map | borde, fuera del mapa | bordo, margine, fuori mappa
neighbour country, abroad, home country, homeland | extranjero, país natal, patria | estero, patria
train station, station, junction, railhead | estación, empalme | stazione, raccordo
depot, dump, depots, warehouse | depósito, almacén, depósitos, almacenes | deposito, magazzino, depositi
convoy, wagon, column of wagons | convoy, carros | convoglio, carri
money, budget, invest, afford | dinero, presupuesto, invertir, permitirse | denaro, budget, investire, permettersi
cheap, free of charge, free | gratis, gratuito, barato | gratis, gratuito
bonus turn, extra action, one more action | acción extra, acción adicional | azione extra, azione in più
tiebreak, tied, tie, draw | desempate, empatado, empatar, tablas | spareggio, pareggio, patta
concede, resign, quit | rendirse, abandonar la partida, conceder | abbandonare la partita, concedere
how long, duration, last, lasts | cuánto dura, duración, dura | quanto dura, durata
stubborn, stand firm, hold the line, no retreat | tenaz, no retroceder, no retirarse, aguantar | tenace, non ritirarsi, resistere
storm, charge, rush, bayonet | cargar, lanzarse, bayoneta | carica, assaltare, baionetta
armoured train, heavy gun, big gun, siege gun, heavy artillery | artillería pesada, cañón pesado, artillería de asedio | artiglieria pesante, cannone pesante, artiglieria d'assedio
retreat, withdraw, bolt, scram, leg it, vamoose, scarper, beat it, flee the scene, recoil, head for the hills | retirarse, retirada, pirarse, esfumarse, largarse, salir por patas, poner pies en polvorosa, recular, dar media vuelta | ritirarsi, ritirata, filarsela, svignarsela, sgattaiolare, darsela a gambe, battere in ritirata, cacciare
retreat, driven back, shove, oust, expel, evict, boot out, dislodge, chuck out | retirarse, echar, expulsar, desalojar, sacar a patadas | ritirarsi, scacciare, spingere, sloggiare, buttar fuori
attack, combat, clobber, hammer, pound, smash, strike, hit, punch, blast | ataque, combate, machacar, sacudir, golpear, pegar, zurrar | attacco, combattimento, colpire, picchiare, menare
eliminate, destroy, crush, annihilate, obliterate, slaughter, murder, perish, decimate, raze, gone for good | eliminar, destruir, aplastar, palmar, diezmar, arrasar, cargarse | eliminare, distruggere, crepare, decimare, radere al suolo, far fuori
destroy, demolish, blow up, explode, detonate, dynamite, ruin, raze | destruir, demoler, volar, dinamitar, sabotear, reventar, explotar | distruggere, demolire, far saltare, esplodere, dinamite, sabotare
reduced, damaged, bruised, mauled, shattered, decimated, wounded, injured, bloodied, battered, tattered, hurt, weakened | reducido, dañada, tocada, machacada, destrozada, herido, maltrecha, hecha polvo, hecha polvos | ridotto, danneggiata, malconcia, a pezzi, ferito, colpita, massacrata
recover, restore, replacement, refresh, recuperate, refit, heal up, patch up | recuperar, reemplazo, sanar, reponer, reponerse | recuperare, rimpiazzo, guarire, rimettersi
rebuild, replacement, revive, reborn, comeback, zombie, undead, raise from the dead | reconstruir, reemplazo, revivir, volver a la vida | ricostruire, rimpiazzo, rivivere, risorgere
recover, reorganise, regroup, rally, unflip, reform | recuperar, reorganizar, reagruparse | recuperare, riorganizzare, raggrupparsi
surrounded, isolated, encircled, pocket, cauldron, kettle, hemmed in, boxed in | rodeado, aislado, cercado, caldero, acorralado | circondato, isolato, accerchiare, sacca, chiusi
flank, envelop, encircle, sandwich, pincers | flanco, envolver, pinza | fianco, fiancheggiare, avvolgere, tenaglia
fieldworks, trench, entrench, bunker, pillbox, barbed wire, burrow, shovel, spade, dugouts | trinchera, atrincherarse, bunker, búnker, alambrada, hoyo, hoyos, pala, fortificar | trincea, trincerarsi, bunker, pala, reticolati, fossa, fossi, fortificare
fort, fortress, stronghold, rampart, ramparts, holdout | fuerte, fortaleza, baluarte | forte, fortezza, roccaforte
supply, supplied, meal, fodder, grub, fuel, petrol, gasoline, famine, chow, stocks | suministro, abastecimiento, rancho, gasolina, comida caliente, intendencia | rifornimento, approvvigionamento, rancio, benzina, vettovaglie
ammunition, ammo, cartridges, bullets, munitions, salvo, rounds | munición, balas, proyectiles, cartuchos, granadas | munizioni, proiettili, granate, cartucce
unit, units, grunts, blokes, dudes, fellas, chaps, lads, boys, tommies, squaddies | unidad, unidades, tíos, chavales, muchachos, tropa, gente, bichos | unità, truppe, ragazzi, tizi, gente
cavalry, cossack, cossacks, hussar, hussars, uhlan, uhlans, dragoon, dragoons, lancer, lancers, nags | caballería, cosacos, húsares, ulanos, dragones, lanceros | cavalleria, cosacchi, ussari, ulani, dragoni, lancieri
rail, railway, train, locomotive, wagon, carriage, hop on | ferrocarril, tren, locomotora, vagón, vagones | ferrovia, treno, locomotiva, vagone, vagoni
sea, naval, ocean, steamer, steamers, dock, docks, ferry | mar, naval, océano, vapor, muelle, ferry | mare, navale, oceano, piroscafo, barche, molo, traghetto
air, aircraft, pilot, pilots, balloon, airfield | aéreo, avión, piloto, pilotos, globo | aereo, aerei, pilota, piloti, pallone
look, examine, glance, sight, sneak a look, take a peek | mirar, examinar, fisgar, cotillear, echar un vistazo | guardare, esaminare, dare un'occhiata
river, stream, creek, brook, ford, wade, swim, fordable | río, vado, vadear, nadar, cauce | fiume, guado, guadare, torrente, nuotare
mountain, peak, ridge, slope, slopes, valley, heights | montaña, colina, ladera, valle, cumbre | montagna, collina, pendio, valle, cima
swamp, marsh, fen, quagmire | pantano, marisma | palude, pantano, acquitrini
forest, woods, jungle, thicket | bosque, selva, arboleda | foresta, bosco, boscaglia, selva
town, city, hamlet, township | ciudad, pueblo, aldea | città, paese, borgo
british, brits, limeys, tommy, redcoats | británico, ingleses, tommies | britannico, inglesi, tommy
french, frogs, poilu, poilus | francés, franceses, gabachos, franchutes, gabacho | francese, francesi, mangiarane
german, germans, hun, huns, boche, boches, jerry, fritz, kraut, krauts, teutons | alemán, alemanes, boches, teutones, tudescos | tedesco, tedeschi, crucchi, crucco, tedescacci
russian, russians, ivan, russkies, ruskies, russkie | ruso, rusos, rusas, ivanes | russo, russi, ivan
austrian, austrians, habsburg, habsburgs, kuk | austríaco, austriacos, austrohúngaros, habsburgo | austriaco, austriaci, asburgo, asburgici
american, us, yank, yanks, doughboys, doughboy, sammies | americano, estados unidos, yanquis, yanqui, gringos, gringo | americano, stati uniti, yankee, americani
australian, anzac, anzacs, aussies | australiano, anzac, australianos | australiano, anzac
tie, draw, equal, deadlock, stalemate | empate, igual, tablas | pareggio, uguale, stallo
peace, truce, ceasefire, armistice, negotiate, white flag | paz, tregua, alto el fuego, armisticio, bandera blanca | pace, tregua, cessate il fuoco, armistizio, bandiera bianca
refuse, reject, deny, decline | rechazar, denegar, declinar | rifiutare, respingere, negare
fort surrender, surrender, yield, white flag over | rendición, rendirse, entregar | resa, arrendersi, cedere
stack, stacking, heap, mound, doomstack, killer stack | pila, apilamiento, montón, apelotonar | pila, impilamento, mucchio
next to, adjacent, neighbor, neighbors, touching | adyacente, pegado, pegada, pegados, vecinos | adiacente, attaccato, attaccata, vicini
facing, turn, swing, spin, about face | encaramiento, girar, encarar, encarados | orientamento, girare, voltarsi
replacement, conscripts, draftees, recruits, draft | reemplazo, quintos, reclutas, recluta | rimpiazzo, coscritti, reclute
expensive, cost, pricey | caro, coste | costoso, costo
chance, odds, percent, likelihood | probabilidad, posibilidad, por ciento | probabilità, possibilità, percento
counter, piece, cardboard piece | ficha, pieza | pedina, pezzo
brigade, brigades | brigada, brigadas | brigata, brigate
regiment, regiments | regimiento, regimientos | reggimento, reggimenti
battalion, battalions | batallón, batallones | battaglione, battaglioni
move, movement, wander, stroll, hike, run, travel, trek | mover, movimiento, correr, caminar, viajar, andar | muovere, movimento, correre, camminare, viaggiare
respond, reaction, react | reaccionar, reacción, responder | reagire, reazione, rispondere
stop, halt, freeze them | parar, detener, frenar | fermare, bloccare, frenare
bombardment, fire, salvo, gunfire, cannonade | bombardeo, fuego, cañonazos, andanada | bombardamento, fuoco, cannonate
headquarters, staff, HQs, headquarter | cuartel general, estado mayor, CG | quartier generale, stato maggiore, QG
move, movement, walk, walking, stroll | mover, movimiento, mueven, muevo, movemos, muevan, anda, andando, andan, camina, caminan, desplazar, desplazarse | muovere, movimento, muovono, muovo, muovi, spostare, spostarsi, sposto, spostano, mossa, camminano
die, eliminated, croak, dies, dying, killing, kills, slain | morir, eliminado, mueren, muero, mata, matan, mato, palma, palman | morire, eliminato, muoiono, muoio, ucciso, uccide, uccidono, crepano, sparisce
win, winner, won, winning, wins | ganar, vencer, ganan, gano, ganado, ganador, vencen, gana yo | vincere, vincitore, vincono, vinco, vinto, vincente
lose, loser, losing, loses | perder, perdedor, pierden, pierdo, perdemos | perdere, perdente, perdono, perso
combat, brawl, clash, scuffle | combate, pelea, pelear, choque, bronca | combattimento, zuffa, lottare, lotta, mischia
attack, assault, raid, attacked, smack | ataque, atacar, ataco, atacan, atacado, pegarle, pego, pegan | attacco, attaccare, attacco io, attaccano, attaccato, colpirlo, pestare
defend, defence, protect, protects, protected, shelter | defender, defensa, defienden, protege, protegido | difendere, difesa, difendono, protetto, protegge, riparo
enter, move into, get in, step into, walk into | entrar, entrada, entro, entran, meterme, meterse, meten, pisar, piso | entrare, entrata, entro, entrano, infilarsi, calpestare, metter piede
leave, exit, vacate, walk out | salir, abandonar, salen, salgo, marcharse, me voy, irme | uscire, lasciare, esce, escono, esco, andarsene, andarmene, vado via
return, come back, comes back, back again | volver, regresar, vuelve, vuelven, vuelvo, regresan, regresa | tornare, ritornare, torna, tornano, rientra, rientrano, rientrare
arrive, appear, show up, turn up, shows up, pop up | llegar, aparecer, llegan, llega, aparecen, aparece, salir de | arrivare, apparire, arriva, arrivano, appaiono, appare, spuntano, spunta
retreat, fall back, running, ran, fled, flees | retirarse, retirada, huyen, huyo, retiro, retirarme, alejarse, retrocede, retroceden | ritirarsi, ritirata, fuggono, scappano, scappo, ritirano, ritirarmi, allontanarsi, ripiega, ripiegano
avoid, dodge, evade, escape, duck out | evitar, esquivar, librarse, evita, evito, esquiva | evitare, schivare, evita, evito, schiva, schivo
stop, halts, block, locked, stuck in place | parar, detenerse, paran, detiene, frena, clavado, clavan, quieto | fermarsi, fermare, ferma, fermano, inchiodato, rallenta, fermarmi
supply, supplied, eat, eats, hunger, rations, lifeline | suministro, abastecimiento, comen, come, comer, hambrientos, abastece, comemos, raciones, alimenta | rifornimento, approvvigionamento, mangia, mangiano, affamati, digiuno, sfama, rifornisce, razioni
roll, throw, cast the die | tirada, tirar, tiro, tiran | tiro, tirare, tira, tirato, tirano
cost, price, pays, paid, worth, toll, tariff | coste, pago, pagan, vale, valen, cobrar, peaje, tarifa | costo, prezzo, pago, paga, pagano, tariffa, valgono
rebuild, replacement, heal, cure, fix up, healthy, patched | reconstruir, reemplazo, curar, cura, remendar, parche, sana, reponer, repuesto | ricostruire, rimpiazzo, curare, cura, rattoppo, rattoppare, rimettere in piedi
reinforcement, reinforce, rescue, relief, reinforcing | refuerzo, reforzar, rescatar, relevo, mozos | rinforzo, rinforzare, soccorso, riserva fresca
merge, combine, join up, lump together | combinar, unir, une, unen, juntarlos | unire, combinare, unisce, uniscono
split, separate, break apart, breaks up | dividir, separar, romper, divide, separado | dividere, separare, spezzare, dividono, divide
siege, ring, closed in, surrounding | asedio, rodearlo, anillo, rodeo, asedian | assedio, circondare, anello, assediano
fort, fortress, bastion, redoubt | fuerte, fortaleza, reducto | forte, fortezza, rocca
decide, choose, pick, decides, whose choice | decidir, elegir, decide, elige, escoge, elijo | decidere, scegliere, decide, sceglie, scelgo, scelta
announce, declare, say aloud | anunciar, declarar, avisar, cantar | annunciare, dichiarare, avvisare
stay, remain, sit, stay put, park, hold on | quedarse, permanecer, quedarme, me quedo, aparcar, plantar, estoy | restare, rimanere, resto, rimasti, rimango, parcheggiare, stare fermo
remove, lift, scrap, take away | retirar, quitar, quito, levantar | rimuovere, togliere, tolgo, tolgono, levare
cavalry, gallop, saddle | caballería, galope, a caballo | cavalleria, galoppo, a cavallo
naval, sail, sailing, water, by water, cruise | naval, mar, navegar, agua, navegan, por agua | navale, mare, navigare, acqua, via acqua
air, biplane, aviator | aéreo, biplano, aviador | aereo, biplano, aviatore
cancel, void, cancelled, nullify | anular, cancelar, anuladas, anulado | annullare, cancellare, annullato
transfer, shift, send, ship off | trasladar, transferir, enviar, traslado, mandar | trasferire, trasferimento, mandare, inviare, spedire
cut, locked in, pocketed, bottled up | cortado, aislado, encerradas, atrapada, tapados | tagliato, isolato, chiuso dentro, in trappola, intrappolata
exploit, breakthrough, punch through | explotar, ruptura, romper el frente, empujón | sfruttare, sfondamento, rottura, spinta
`;

const namesOf = (names: string | undefined): readonly string[] =>
  (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

export const LEXICON: readonly NameGroup[] = LINES.trim()
  .split('\n')
  .map((line) => line.split('|'))
  .map(([en, es, it]) => ({ names: { en: namesOf(en), es: namesOf(es), it: namesOf(it) } }));
