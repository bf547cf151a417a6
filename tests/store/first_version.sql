BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('r0005');
CREATE TABLE bank_changes (
	bank VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	what TEXT NOT NULL, 
	undone BOOLEAN NOT NULL, 
	patch TEXT NOT NULL, 
	CONSTRAINT bank_changes_key PRIMARY KEY (bank, number), 
	CONSTRAINT bank_changes_bank_known FOREIGN KEY(bank) REFERENCES banks (id) ON DELETE CASCADE
);
CREATE TABLE banks (
	id VARCHAR NOT NULL, 
	owner VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	language VARCHAR NOT NULL, 
	description TEXT NOT NULL, 
	source VARCHAR NOT NULL, 
	added_at DOUBLE NOT NULL, 
	archived BOOLEAN NOT NULL, tags TEXT, changed_at DOUBLE, 
	CONSTRAINT banks_key PRIMARY KEY (id)
);
INSERT INTO "banks" VALUES('eb7a5bf34cb529e1','teacher','Sums','en','','',1.0,0,'',NULL);
CREATE TABLE facts (
	"key" VARCHAR NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT facts_key PRIMARY KEY ("key")
);
INSERT INTO "facts" VALUES('secret_key','0000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO "facts" VALUES('choice:teacher','{"bank":"own-eb7a5bf34cb529e1","preset":"cheater","options":{"reveal_time":"4","turn_time":"60"},"naming":"made","match":"2:1","students":9}');
INSERT INTO "facts" VALUES('tour:teacher','folded');
INSERT INTO "facts" VALUES('presets:teacher','{"Our rules":{"bank":"","preset":"classroom","options":{"window":"5"},"naming":"made","match":"2:1","students":0}}');
INSERT INTO "facts" VALUES('paces','{"e4c7a18c3b16":{"games":1,"plays":18,"called":8,"caught":1,"cheats":3,"holding":15,"chosen":0,"turns":18,"turn_time":0.3468449115753174,"questions":8,"question_time":2.6270761489868164,"answers":8,"answer_time":0.2701089382171631}}');
INSERT INTO "facts" VALUES('heartbeat','1795359029.257996');
CREATE TABLE ledger (
	stream VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	command_id VARCHAR NOT NULL, 
	at DOUBLE NOT NULL, 
	seat INTEGER, 
	events TEXT NOT NULL, 
	CONSTRAINT ledger_key PRIMARY KEY (stream, version), 
	CONSTRAINT ledger_stream_command_id_once UNIQUE (stream, command_id)
);
INSERT INTO "ledger" VALUES('lesson:e4c7a18c3b16',1,'open:e4c7a18c3b16',1.79535902223419737812e+09,NULL,'[{"type":"started","at":1795359022.2341974,"lesson":"e4c7a18c3b16","code":"A3C9","game":{"preset":"classroom","options":{"fewest_seats":2,"most_seats":40,"deck":"5","decks":0,"remainder":"pile","starter":"rotates","opening":"hidden_aces","direction":"clockwise","step":1,"wrap":true,"truth":"free","truth_count":"any","first_bluff":"any","most_cards":4,"overclaim":false,"passing":false,"callers":"anyone","call_tokens":0,"calls_in_row":0,"quiet":false,"call_word":"Doubt it!","last_card":"survive","questions":true,"ask_caught":"must","ask_wrong":"must","ask_whom":"accuser","ask_which":"challenged","answer_counts":"holder","answer_along":true,"stakes":"half","hunter":true,"window":3,"last_window":10,"turn_time":30,"first_lap_clock":true,"reveal_time":4,"choose_time":20,"answer_time":30,"discard_time":10,"explain_time":8},"bank":"own-eb7a5bf34cb529e1","title":"Sums","language":"en","questions":12,"practice":null,"weights":[2,1],"at_most":false},"most":40}]');
INSERT INTO "ledger" VALUES('lesson:e4c7a18c3b16',2,'open:bell',1.79535902228469014174e+09,NULL,'[{"type":"bell_set","at":1795359022.2846901,"bell_at":1795361422.2846901,"cards_until":1795361062.2846901}]');
INSERT INTO "ledger" VALUES('lesson:e4c7a18c3b16',3,'join:1a4901a6cc601829',1.7953590224236247539e+09,NULL,'[{"type":"seat_taken","seat":1,"person":"1a4901a6cc601829","sign":0,"bot":"","group":0,"at":1795359022.4236248}]');
INSERT INTO "ledger" VALUES('lesson:e4c7a18c3b16',4,'join:47e7ad9fb0b72b8d',1.79535902254861426353e+09,NULL,'[{"type":"seat_taken","seat":2,"person":"47e7ad9fb0b72b8d","sign":1,"bot":"","group":0,"at":1795359022.5486143}]');
INSERT INTO "ledger" VALUES('lesson:e4c7a18c3b16',5,'join:6f481896f88f8936',1.79535902264713525776e+09,NULL,'[{"type":"seat_taken","seat":3,"person":"6f481896f88f8936","sign":2,"bot":"","group":0,"at":1795359022.6471353}]');
INSERT INTO "ledger" VALUES('lesson:e4c7a18c3b16',6,'test:act00000001',1.79535902266886520381e+09,NULL,'[{"type":"round_dealt","at":1795359022.6688652,"number":1,"table":"e4c7a18c3b16.1","seats":[1,2,3],"signs":[0,1,2],"dealer":1,"game":{"preset":"classroom","options":{"fewest_seats":2,"most_seats":40,"deck":"5","decks":0,"remainder":"pile","starter":"rotates","opening":"hidden_aces","direction":"clockwise","step":1,"wrap":true,"truth":"free","truth_count":"any","first_bluff":"any","most_cards":4,"overclaim":false,"passing":false,"callers":"anyone","call_tokens":0,"calls_in_row":0,"quiet":false,"call_word":"Doubt it!","last_card":"survive","questions":true,"ask_caught":"must","ask_wrong":"must","ask_whom":"accuser","ask_which":"challenged","answer_counts":"holder","answer_along":true,"stakes":"half","hunter":true,"window":3,"last_window":10,"turn_time":30,"first_lap_clock":true,"reveal_time":4,"choose_time":20,"answer_time":30,"discard_time":10,"explain_time":8},"bank":"own-eb7a5bf34cb529e1","title":"Sums","language":"en","questions":12,"practice":null,"weights":[2,1],"at_most":false},"group":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',1,'open:e4c7a18c3b16.1',1.79535902267869496343e+09,NULL,'[{"type":"dealt","at":1795359022.678695,"options":{"fewest_seats":2,"most_seats":40,"deck":"5","decks":0,"remainder":"pile","starter":"rotates","opening":"hidden_aces","direction":"clockwise","step":1,"wrap":true,"truth":"free","truth_count":"any","first_bluff":"any","most_cards":4,"overclaim":false,"passing":false,"callers":"anyone","call_tokens":0,"calls_in_row":0,"quiet":false,"call_word":"Doubt it!","last_card":"survive","questions":true,"ask_caught":"must","ask_wrong":"must","ask_whom":"accuser","ask_which":"challenged","answer_counts":"holder","answer_along":true,"stakes":"half","hunter":true,"window":3,"last_window":10,"turn_time":30,"first_lap_clock":true,"reveal_time":4,"choose_time":20,"answer_time":30,"discard_time":10,"explain_time":8},"last_rank":"5","decks":1,"seats":[1,2,3],"signs":[0,1,2],"hands":[["AS","AC","2C","3S","3H","5H"],["2D","3D","4S","4H","5D","5C"],["AD","2H","3C","4D","4C","5S"]],"pile":["2S","AH"],"starter":1,"closes_at":1795359052.678695,"questions":[{"id":"What is 7 plus 1?","text":"What is 7 plus 1?","kind":"choice","choices":[{"text":"8","right":true},{"text":"7","right":false},{"text":"9","right":false}],"explanation":"Count on."},{"id":"What is 8 plus 1?","text":"What is 8 plus 1?","kind":"choice","choices":[{"text":"9","right":true},{"text":"8","right":false},{"text":"10","right":false}],"explanation":"Count on."},{"id":"What is 10 plus 1?","text":"What is 10 plus 1?","kind":"choice","choices":[{"text":"11","right":true},{"text":"10","right":false},{"text":"12","right":false}],"explanation":"Count on."},{"id":"What is 3 plus 1?","text":"What is 3 plus 1?","kind":"choice","choices":[{"text":"4","right":true},{"text":"3","right":false},{"text":"5","right":false}],"explanation":"Count on."},{"id":"What is 9 plus 1?","text":"What is 9 plus 1?","kind":"choice","choices":[{"text":"10","right":true},{"text":"9","right":false},{"text":"11","right":false}],"explanation":"Count on."},{"id":"What is 4 plus 1?","text":"What is 4 plus 1?","kind":"choice","choices":[{"text":"5","right":true},{"text":"4","right":false},{"text":"6","right":false}],"explanation":"Count on."},{"id":"What is 1 plus 1?","text":"What is 1 plus 1?","kind":"choice","choices":[{"text":"2","right":true},{"text":"1","right":false},{"text":"3","right":false}],"explanation":"Count on.","image":"514347690c8516916973212b54fbd02b.webp"},{"id":"What is 5 plus 1?","text":"What is 5 plus 1?","kind":"choice","choices":[{"text":"6","right":true},{"text":"5","right":false},{"text":"7","right":false}],"explanation":"Count on."},{"id":"What is 2 plus 1?","text":"What is 2 plus 1?","kind":"choice","choices":[{"text":"3","right":true},{"text":"2","right":false},{"text":"4","right":false}],"explanation":"Count on."},{"id":"What is 12 plus 1?","text":"What is 12 plus 1?","kind":"choice","choices":[{"text":"13","right":true},{"text":"12","right":false},{"text":"14","right":false}],"explanation":"Count on."},{"id":"What is 11 plus 1?","text":"What is 11 plus 1?","kind":"choice","choices":[{"text":"12","right":true},{"text":"11","right":false},{"text":"13","right":false}],"explanation":"Count on."},{"id":"What is 6 plus 1?","text":"What is 6 plus 1?","kind":"choice","choices":[{"text":"7","right":true},{"text":"6","right":false},{"text":"8","right":false}],"explanation":"Count on."}],"language":"en","on_card":{"AC":"What is 7 plus 1?","3S":"What is 8 plus 1?","2C":"What is 10 plus 1?","3H":"What is 3 plus 1?","5H":"What is 9 plus 1?","AS":"What is 4 plus 1?","5C":"What is 1 plus 1?","3D":"What is 5 plus 1?","4H":"What is 2 plus 1?","5D":"What is 12 plus 1?","4S":"What is 11 plus 1?","2D":"What is 6 plus 1?","4C":"What is 7 plus 1?","4D":"What is 8 plus 1?","2H":"What is 10 plus 1?","3C":"What is 3 plus 1?","5S":"What is 9 plus 1?","AD":"What is 4 plus 1?","2S":"What is 1 plus 1?","AH":"What is 5 plus 1?"},"spare":[],"eases":{},"guests":[],"bots":[],"seen":{},"missed":[]}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',2,'test:act00000002',1.79535902275405550004e+09,NULL,'[{"type":"laid","seat":1,"cards":["AS","AC"],"at":1795359022.7540555,"free_at":1795359025.7540555,"closes_at":1795359055.7540555,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',3,'test:act00000003',1.79535902276177978514e+09,NULL,'[{"type":"believed","seat":2}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',4,'test:act00000005',1.79535902278126621245e+09,NULL,'[{"type":"believed","seat":3},{"type":"stood","at":1795359022.7812662,"closes_at":1795359052.7812662}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',5,'test:act00000006',1.79535902280605387691e+09,NULL,'[{"type":"laid","seat":2,"cards":["2D"],"at":1795359022.8060539,"free_at":1795359025.8060539,"closes_at":1795359055.8060539,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',6,'test:act00000007',1.7953590228107404709e+09,NULL,'[{"type":"believed","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',7,'test:act00000008',1.79535902290442705153e+09,NULL,'[{"type":"called","seat":3,"at":1795359022.904427,"closes_at":1795359026.904427}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',8,'test:act00000009',1.79535902292921686167e+09,NULL,'[{"type":"asked","asker":2,"answerer":3,"card":0,"question":"What is 6 plus 1?","order":[0,1,2],"at":1795359022.9292169,"closes_at":1795359052.9292169,"without":[]}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',9,'test:act00000010',1.79535902295196366307e+09,NULL,'[{"type":"answered","seat":3,"right":false,"choices":[1],"text":null,"closes_at":1795359052.9292169}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',10,'test:act00000011',1.79535902297046446804e+09,NULL,'[{"type":"revealed"},{"type":"relaid","on_card":{"2D":"What is 2 plus 1?"},"spare":["What is 6 plus 1?"]},{"type":"settled","loser":3,"takes":["2S","AH","AS","AC","2D"],"leaves":[]},{"type":"explained","at":1795359022.9704645,"closes_at":1795359030.9704645}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',11,'test:act00000012',1.79535902305436754228e+09,NULL,'[{"type":"read","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',12,'test:act00000013',1.7953590230861063003e+09,NULL,'[{"type":"read","seat":2}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',13,'test:act00000014',1.79535902316910648342e+09,NULL,'[{"type":"read","seat":3},{"type":"turn","at":1795359023.1691065,"closes_at":1795359053.1691065}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',14,'test:act00000015',1.795359023187056303e+09,NULL,'[{"type":"laid","seat":3,"cards":["3C"],"at":1795359023.1870563,"free_at":1795359026.1870563,"closes_at":1795359056.1870563,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',15,'test:act00000016',1.79535902320167326928e+09,NULL,'[{"type":"believed","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',16,'test:act00000018',1.79535902324203705789e+09,NULL,'[{"type":"called","seat":2,"at":1795359023.242037,"closes_at":1795359027.242037}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',17,'test:act00000019',1.79535902350521373756e+09,NULL,'[{"type":"asked","asker":3,"answerer":2,"card":0,"question":"What is 3 plus 1?","order":[2,1,0],"at":1795359023.5052137,"closes_at":1795359053.5052137,"without":[]}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',18,'test:act00000020',1.7953590235295357704e+09,NULL,'[{"type":"answered","seat":2,"right":false,"choices":[1],"text":null,"closes_at":1795359053.5052137}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',19,'test:act00000021',1.79535902358183145524e+09,NULL,'[{"type":"revealed"},{"type":"relaid","on_card":{"3H":"What is 12 plus 1?","3C":"What is 11 plus 1?"},"spare":["What is 6 plus 1?","What is 3 plus 1?"]},{"type":"settled","loser":2,"takes":["3C"],"leaves":[]},{"type":"explained","at":1795359023.5818315,"closes_at":1795359031.5818315}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',20,'test:act00000022',1.79535902369753313069e+09,NULL,'[{"type":"read","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',21,'test:act00000023',1.79535902387964153292e+09,NULL,'[{"type":"read","seat":2}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',22,'test:act00000024',1.79535902390314841266e+09,NULL,'[{"type":"read","seat":3},{"type":"turn","at":1795359023.9031484,"closes_at":1795359053.9031484}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',23,'test:act00000025',1.79535902390607619285e+09,NULL,'[{"type":"laid","seat":1,"cards":["5H"],"at":1795359023.9060762,"free_at":1795359026.9060762,"closes_at":1795359056.9060762,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',24,'test:act00000026',1.7953590239110140801e+09,NULL,'[{"type":"believed","seat":2}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',25,'test:act00000028',1.79535902399121570591e+09,NULL,'[{"type":"believed","seat":3},{"type":"stood","at":1795359023.9912157,"closes_at":1795359053.9912157}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',26,'test:act00000029',1.79535902401845073698e+09,NULL,'[{"type":"laid","seat":2,"cards":["5D","5C"],"at":1795359024.0184507,"free_at":1795359027.0184507,"closes_at":1795359057.0184507,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',27,'test:act00000030',1.79535902406965065e+09,NULL,'[{"type":"called","seat":1,"at":1795359024.0696507,"closes_at":1795359028.0696507}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',28,'test:act00000031',1.79535902409417462343e+09,NULL,'[{"type":"offered","asker":2,"cards":[0,1],"answerers":[1],"optional":false,"at":1795359024.0941746,"closes_at":1795359044.0941746}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',29,'test:act00000032',1.79535902413603019713e+09,NULL,'[{"type":"asked","asker":2,"answerer":1,"card":1,"question":"What is 1 plus 1?","order":[1,0,2],"at":1795359024.1360302,"closes_at":1795359054.1360302,"without":[]}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',30,'test:act00000033',1.79535902414584779742e+09,NULL,'[{"type":"answered","seat":1,"right":false,"choices":[2],"text":null,"closes_at":1795359054.1360302}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',31,'test:act00000034',1.7953590241740930081e+09,NULL,'[{"type":"revealed"},{"type":"relaid","on_card":{"5C":"What is 7 plus 1?","2S":"What is 8 plus 1?"},"spare":["What is 6 plus 1?","What is 3 plus 1?","What is 1 plus 1?"]},{"type":"settled","loser":1,"takes":["5H","5D","5C"],"leaves":[]},{"type":"explained","at":1795359024.174093,"closes_at":1795359032.174093}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',32,'test:act00000035',1.79535902420173573493e+09,NULL,'[{"type":"read","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',33,'test:act00000036',1.79535902422839069368e+09,NULL,'[{"type":"read","seat":2}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',34,'test:act00000037',1.79535902429945278162e+09,NULL,'[{"type":"read","seat":3},{"type":"turn","at":1795359024.2994528,"closes_at":1795359054.2994528}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',35,'test:act00000038',1.79535902430935931208e+09,NULL,'[{"type":"laid","seat":3,"cards":["AS","AH","AD","AC"],"at":1795359024.3093593,"free_at":1795359027.3093593,"closes_at":1795359057.3093593,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',36,'test:act00000039',1.79535902432893061642e+09,NULL,'[{"type":"called","seat":1,"at":1795359024.3289306,"closes_at":1795359028.3289306}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',37,'test:act00000040',1.79535902434180045126e+09,NULL,'[{"type":"offered","asker":3,"cards":[0,1,2,3],"answerers":[1],"optional":false,"at":1795359024.3418005,"closes_at":1795359044.3418005}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',38,'test:act00000041',1.79535902435447025302e+09,NULL,'[{"type":"asked","asker":3,"answerer":1,"card":0,"question":"What is 4 plus 1?","order":[0,2,1],"at":1795359024.3544703,"closes_at":1795359054.3544703,"without":[]}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',39,'test:act00000042',1.79535902436180496216e+09,NULL,'[{"type":"answered","seat":1,"right":false,"choices":[2],"text":null,"closes_at":1795359054.3544703}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',40,'test:act00000043',1.79535902437850975995e+09,NULL,'[{"type":"revealed"},{"type":"relaid","on_card":{"AS":"What is 10 plus 1?","AD":"What is 9 plus 1?"},"spare":["What is 6 plus 1?","What is 3 plus 1?","What is 1 plus 1?","What is 4 plus 1?"]},{"type":"settled","loser":1,"takes":["AS","AH","AD","AC"],"leaves":[]},{"type":"explained","at":1795359024.3785098,"closes_at":1795359032.3785098}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',41,'test:act00000044',1.79535902439737725258e+09,NULL,'[{"type":"read","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',42,'test:act00000045',1.79535902440771889688e+09,NULL,'[{"type":"read","seat":2}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',43,'test:act00000046',1.79535902462144827842e+09,NULL,'[{"type":"read","seat":3},{"type":"turn","at":1795359024.6214483,"closes_at":1795359054.6214483}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',44,'test:act00000047',1.79535902462963676455e+09,NULL,'[{"type":"laid","seat":1,"cards":["2C"],"at":1795359024.6296368,"free_at":1795359027.6296368,"closes_at":1795359057.6296368,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',45,'test:act00000048',1.79535902466923785207e+09,NULL,'[{"type":"believed","seat":2}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',46,'test:act00000050',1.79535902468983650211e+09,NULL,'[{"type":"believed","seat":3},{"type":"stood","at":1795359024.6898365,"closes_at":1795359054.6898365}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',47,'test:act00000051',1.79535902470558691025e+09,NULL,'[{"type":"laid","seat":2,"cards":["3D","3C"],"at":1795359024.705587,"free_at":1795359027.705587,"closes_at":1795359057.705587,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',48,'test:act00000052',1.7953590247278239727e+09,NULL,'[{"type":"believed","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',49,'test:act00000053',1.79535902473963761326e+09,NULL,'[{"type":"called","seat":3,"at":1795359024.7396376,"closes_at":1795359028.7396376}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',50,'test:act00000054',1.79535902475074815752e+09,NULL,'[{"type":"offered","asker":2,"cards":[0,1],"answerers":[3],"optional":false,"at":1795359024.7507482,"closes_at":1795359044.7507482}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',51,'test:act00000055',1.79535902476300644877e+09,NULL,'[{"type":"asked","asker":2,"answerer":3,"card":1,"question":"What is 11 plus 1?","order":[1,2,0],"at":1795359024.7630064,"closes_at":1795359054.7630064,"without":[]}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',52,'test:act00000056',1.79535902477720308301e+09,NULL,'[{"type":"answered","seat":3,"right":false,"choices":[1],"text":null,"closes_at":1795359054.7630064}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',53,'test:act00000057',1.79535902478186964992e+09,NULL,'[{"type":"revealed"},{"type":"relaid","on_card":{"4S":"What is 5 plus 1?","3C":"What is 2 plus 1?"},"spare":["What is 6 plus 1?","What is 3 plus 1?","What is 1 plus 1?","What is 4 plus 1?","What is 11 plus 1?"]},{"type":"settled","loser":3,"takes":["2C","3D","3C"],"leaves":[]},{"type":"explained","at":1795359024.7818696,"closes_at":1795359032.7818696}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',54,'test:act00000058',1.795359024796608448e+09,NULL,'[{"type":"read","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',55,'test:act00000059',1.79535902481055665018e+09,NULL,'[{"type":"read","seat":2}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',56,'test:act00000060',1.79535902482129073147e+09,NULL,'[{"type":"read","seat":3},{"type":"turn","at":1795359024.8212907,"closes_at":1795359054.8212907}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',57,'test:act00000061',1.79535902487592911717e+09,NULL,'[{"type":"laid","seat":3,"cards":["4D","4C"],"at":1795359024.875929,"free_at":1795359027.875929,"closes_at":1795359057.875929,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',58,'test:act00000062',1.79535902488259410851e+09,NULL,'[{"type":"believed","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',59,'test:act00000064',1.7953590248857750893e+09,NULL,'[{"type":"believed","seat":2},{"type":"stood","at":1795359024.885775,"closes_at":1795359054.885775}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',60,'test:act00000065',1.79535902489280128476e+09,NULL,'[{"type":"laid","seat":1,"cards":["5H","5D","5C"],"at":1795359024.8928013,"free_at":1795359027.8928013,"closes_at":1795359057.8928013,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',61,'test:act00000066',1.79535902489576268195e+09,NULL,'[{"type":"believed","seat":2}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',62,'test:act00000068',1.79535902490989041331e+09,NULL,'[{"type":"believed","seat":3},{"type":"stood","at":1795359024.9098904,"closes_at":1795359054.9098904}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',63,'test:act00000069',1.7953590249640870094e+09,NULL,'[{"type":"laid","seat":2,"cards":["4H"],"at":1795359024.964087,"free_at":1795359027.964087,"closes_at":1795359057.964087,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',64,'test:act00000070',1.79535902501930046083e+09,NULL,'[{"type":"called","seat":1,"at":1795359025.0193005,"closes_at":1795359029.0193005}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',65,'test:act00000071',1.79535902519087338445e+09,NULL,'[{"type":"asked","asker":1,"answerer":2,"card":0,"question":"What is 2 plus 1?","order":[0,1,2],"at":1795359025.1908734,"closes_at":1795359055.1908734,"without":[]}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',66,'test:act00000072',1.79535902523584961886e+09,NULL,'[{"type":"answered","seat":2,"right":false,"choices":[1],"text":null,"closes_at":1795359055.1908734}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',67,'test:act00000073',1.79535902524494338033e+09,NULL,'[{"type":"revealed"},{"type":"relaid","on_card":{"4H":"What is 12 plus 1?","2D":"What is 7 plus 1?","3C":"What is 8 plus 1?"},"spare":["What is 6 plus 1?","What is 3 plus 1?","What is 1 plus 1?","What is 4 plus 1?","What is 11 plus 1?","What is 2 plus 1?"]},{"type":"settled","loser":2,"takes":["4D","4C","5H","5D","5C","4H"],"leaves":[]},{"type":"hunted","seat":1,"at":1795359025.2449434,"closes_at":1795359035.2449434}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',68,'test:act00000074',1.7953590252517211437e+09,NULL,'[{"type":"discarded","seat":1,"card":"AH"},{"type":"explained","at":1795359025.2517211,"closes_at":1795359033.2517211}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',69,'test:act00000075',1.79535902526099681855e+09,NULL,'[{"type":"read","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',70,'test:act00000076',1.79535902526816916469e+09,NULL,'[{"type":"read","seat":2}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',71,'test:act00000077',1.79535902527203154559e+09,NULL,'[{"type":"read","seat":3},{"type":"turn","at":1795359025.2720315,"closes_at":1795359055.2720315}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',72,'test:act00000078',1.79535902529038524631e+09,NULL,'[{"type":"laid","seat":3,"cards":["2S","2H","2D","2C"],"at":1795359025.2903852,"free_at":1795359028.2903852,"closes_at":1795359058.2903852,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',73,'test:act00000079',1.79535902538098239905e+09,NULL,'[{"type":"believed","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',74,'test:act00000081',1.79535902538465619087e+09,NULL,'[{"type":"believed","seat":2},{"type":"stood","at":1795359025.3846562,"closes_at":1795359055.3846562}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',75,'test:act00000082',1.79535902540733647344e+09,NULL,'[{"type":"laid","seat":1,"cards":["3S","3H"],"at":1795359025.4073365,"free_at":1795359028.4073365,"closes_at":1795359058.4073365,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',76,'test:act00000083',1.79535902549591064453e+09,NULL,'[{"type":"believed","seat":2}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',77,'test:act00000085',1.79535902573054575916e+09,NULL,'[{"type":"believed","seat":3},{"type":"stood","at":1795359025.7305458,"closes_at":1795359055.7305458}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',78,'test:act00000086',1.79535902573256611822e+09,NULL,'[{"type":"laid","seat":2,"cards":["4S","4H","4D","4C"],"at":1795359025.732566,"free_at":1795359028.732566,"closes_at":1795359058.732566,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',79,'test:act00000087',1.79535902582773184777e+09,NULL,'[{"type":"called","seat":1,"at":1795359025.8277318,"closes_at":1795359029.8277318}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',80,'test:act00000088',1.7953590258398897648e+09,NULL,'[{"type":"offered","asker":2,"cards":[0,1,2,3],"answerers":[1],"optional":false,"at":1795359025.8398898,"closes_at":1795359045.8398898}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',81,'test:act00000089',1.79535902586192297938e+09,NULL,'[{"type":"asked","asker":2,"answerer":1,"card":2,"question":"What is 8 plus 1?","order":[1,0,2],"at":1795359025.861923,"closes_at":1795359055.861923,"without":[]}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',82,'test:act00000090',1.79535902593771672249e+09,NULL,'[{"type":"answered","seat":1,"right":false,"choices":[0],"text":null,"closes_at":1795359055.861923}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',83,'test:act00000091',1.79535902594312906264e+09,NULL,'[{"type":"revealed"},{"type":"relaid","on_card":{"3S":"What is 10 plus 1?","4D":"What is 9 plus 1?","3C":"What is 5 plus 1?","2S":"What is 12 plus 1?"},"spare":["What is 6 plus 1?","What is 3 plus 1?","What is 1 plus 1?","What is 4 plus 1?","What is 11 plus 1?","What is 2 plus 1?","What is 8 plus 1?"]},{"type":"settled","loser":1,"takes":["2S","2H","2D","2C","3S","3H","4S","4H","4D","4C"],"leaves":[]},{"type":"explained","at":1795359025.943129,"closes_at":1795359033.943129}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',84,'test:act00000092',1.79535902597336649889e+09,NULL,'[{"type":"read","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',85,'test:act00000093',1.79535902628335952754e+09,NULL,'[{"type":"read","seat":2}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',86,'test:act00000094',1.79535902629029750824e+09,NULL,'[{"type":"read","seat":3},{"type":"turn","at":1795359026.2902975,"closes_at":1795359056.2902975}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',87,'test:act00000095',1.79535902644981718067e+09,NULL,'[{"type":"laid","seat":3,"cards":["5S"],"at":1795359026.4498172,"free_at":1795359029.4498172,"closes_at":1795359059.4498172,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',88,'test:act00000096',1.79535902652563047416e+09,NULL,'[{"type":"believed","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',89,'test:act00000098',1.79535902658783388138e+09,NULL,'[{"type":"believed","seat":2},{"type":"stood","at":1795359026.587834,"closes_at":1795359056.587834}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',90,'test:act00000099',1.79535902675839829445e+09,NULL,'[{"type":"laid","seat":1,"cards":["AS","AD","AC"],"at":1795359026.7583983,"free_at":1795359029.7583983,"closes_at":1795359059.7583983,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',91,'test:act00000100',1.79535902678213143352e+09,NULL,'[{"type":"believed","seat":2}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',92,'test:act00000102',1.79535902683617520328e+09,NULL,'[{"type":"believed","seat":3},{"type":"stood","at":1795359026.8361752,"closes_at":1795359056.8361752}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',93,'test:act00000103',1.79535902697936797138e+09,NULL,'[{"type":"laid","seat":2,"cards":["5D"],"at":1795359026.979368,"free_at":1795359029.979368,"closes_at":1795359059.979368,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',94,'test:act00000104',1.79535902698635745043e+09,NULL,'[{"type":"believed","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',95,'test:act00000105',1.79535902700572562212e+09,NULL,'[{"type":"believed","seat":3},{"type":"stood","at":1795359027.0057256,"closes_at":1795359057.0057256}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',96,'test:act00000106',1.7953590270228819847e+09,NULL,'[{"type":"laid","seat":3,"cards":["3D","3C"],"at":1795359027.022882,"free_at":1795359030.022882,"closes_at":1795359037.022882,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',97,'test:act00000107',1.7953590270571269989e+09,NULL,'[{"type":"believed","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',98,'test:act00000108',1.79535902710666155817e+09,NULL,'[{"type":"called","seat":2,"at":1795359027.1066616,"closes_at":1795359031.1066616}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',99,'test:act00000109',1.79535902718578791619e+09,NULL,'[{"type":"offered","asker":3,"cards":[0,1],"answerers":[2],"optional":false,"at":1795359027.185788,"closes_at":1795359047.185788}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',100,'test:act00000110',1.79535902725075221068e+09,NULL,'[{"type":"asked","asker":3,"answerer":2,"card":1,"question":"What is 5 plus 1?","order":[2,0,1],"at":1795359027.2507522,"closes_at":1795359057.2507522,"without":[]}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',101,'test:act00000111',1.79535902732167339324e+09,NULL,'[{"type":"answered","seat":2,"right":false,"choices":[2],"text":null,"closes_at":1795359057.2507522}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',102,'test:act00000112',1.79535902748160409924e+09,NULL,'[{"type":"revealed"},{"type":"relaid","on_card":{"3D":"What is 7 plus 1?","4S":"What is 10 plus 1?","3C":"What is 9 plus 1?","AH":"What is 12 plus 1?"},"spare":["What is 6 plus 1?","What is 3 plus 1?","What is 1 plus 1?","What is 4 plus 1?","What is 11 plus 1?","What is 2 plus 1?","What is 8 plus 1?","What is 5 plus 1?"]},{"type":"settled","loser":2,"takes":["5S","AS","AD","AC","5D","3D","3C"],"leaves":[]},{"type":"explained","at":1795359027.481604,"closes_at":1795359035.481604}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',103,'test:act00000113',1.79535902748451399804e+09,NULL,'[{"type":"read","seat":1}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',104,'test:act00000114',1.79535902748686957363e+09,NULL,'[{"type":"read","seat":2}]');
INSERT INTO "ledger" VALUES('table:e4c7a18c3b16.1',105,'test:act00000115',1.79535902748867726326e+09,NULL,'[{"type":"read","seat":3},{"type":"ended","places":[{"seat":3,"place":1,"cards":0,"right":0,"asked":2,"along":0,"along_right":0,"calls":2,"caught":0},{"seat":2,"place":2,"cards":9,"right":0,"asked":3,"along":0,"along_right":0,"calls":2,"caught":0},{"seat":1,"place":3,"cards":10,"right":0,"asked":3,"along":0,"along_right":0,"calls":4,"caught":1}],"winner":3}]');
INSERT INTO "ledger" VALUES('lesson:e4c7a18c3b16',7,'over:e4c7a18c3b16.1',1.7953590274898850918e+09,NULL,'[{"type":"round_finished","table":"e4c7a18c3b16.1","places":[{"seat":3,"place":1,"cards":0,"right":0,"asked":2,"along":0,"along_right":0,"calls":2,"caught":0},{"seat":2,"place":2,"cards":9,"right":0,"asked":3,"along":0,"along_right":0,"calls":2,"caught":0},{"seat":1,"place":3,"cards":10,"right":0,"asked":3,"along":0,"along_right":0,"calls":4,"caught":1}],"at":1795359027.489885}]');
INSERT INTO "ledger" VALUES('lesson:e4c7a18c3b16',8,'test:act00000116',1.79535902749247837069e+09,NULL,'[{"type":"closed","at":1795359027.4924784}]');
INSERT INTO "ledger" VALUES('lesson:346d63e63855',1,'open:346d63e63855',1.79535902757764935489e+09,NULL,'[{"type":"started","at":1795359027.5776494,"lesson":"346d63e63855","code":"P4RT","game":{"preset":"classroom","options":{"fewest_seats":2,"most_seats":40,"deck":"5","decks":0,"remainder":"pile","starter":"rotates","opening":"hidden_aces","direction":"clockwise","step":1,"wrap":true,"truth":"free","truth_count":"any","first_bluff":"any","most_cards":4,"overclaim":false,"passing":false,"callers":"anyone","call_tokens":0,"calls_in_row":0,"quiet":false,"call_word":"Doubt it!","last_card":"survive","questions":true,"ask_caught":"must","ask_wrong":"must","ask_whom":"accuser","ask_which":"challenged","answer_counts":"holder","answer_along":true,"stakes":"half","hunter":true,"window":3,"last_window":10,"turn_time":30,"first_lap_clock":true,"reveal_time":4,"choose_time":20,"answer_time":30,"discard_time":10,"explain_time":8},"bank":"own-eb7a5bf34cb529e1","title":"Sums","language":"en","questions":12,"practice":null,"weights":[2,1],"at_most":false},"most":40}]');
INSERT INTO "ledger" VALUES('lesson:346d63e63855',2,'open:bell',1.79535902758337879178e+09,NULL,'[{"type":"bell_set","at":1795359027.5833788,"bell_at":1795361427.5833788,"cards_until":1795361067.5833788}]');
INSERT INTO "ledger" VALUES('lesson:346d63e63855',3,'join:042f6c601447c7c1',1.79535902770072817806e+09,NULL,'[{"type":"seat_taken","seat":1,"person":"042f6c601447c7c1","sign":0,"bot":"","group":0,"at":1795359027.7007282}]');
INSERT INTO "ledger" VALUES('lesson:346d63e63855',4,'join:199287d5457ad7bb',1.79535902786194443703e+09,NULL,'[{"type":"seat_taken","seat":2,"person":"199287d5457ad7bb","sign":1,"bot":"","group":0,"at":1795359027.8619444}]');
INSERT INTO "ledger" VALUES('lesson:346d63e63855',5,'join:1668dec3d7c16faf',1.79535902787876939772e+09,NULL,'[{"type":"seat_taken","seat":3,"person":"1668dec3d7c16faf","sign":2,"bot":"","group":0,"at":1795359027.8787694}]');
INSERT INTO "ledger" VALUES('lesson:346d63e63855',6,'test:act00000001',1.79535902788760375978e+09,NULL,'[{"type":"accommodated","seat":2,"ease":{"time":2}}]');
INSERT INTO "ledger" VALUES('lesson:346d63e63855',7,'test:act00000002',1.79535902788990664479e+09,NULL,'[{"type":"round_dealt","at":1795359027.8899066,"number":1,"table":"346d63e63855.1","seats":[1,2,3],"signs":[0,1,2],"dealer":3,"game":{"preset":"classroom","options":{"fewest_seats":2,"most_seats":40,"deck":"5","decks":0,"remainder":"pile","starter":"rotates","opening":"hidden_aces","direction":"clockwise","step":1,"wrap":true,"truth":"free","truth_count":"any","first_bluff":"any","most_cards":4,"overclaim":false,"passing":false,"callers":"anyone","call_tokens":0,"calls_in_row":0,"quiet":false,"call_word":"Doubt it!","last_card":"survive","questions":true,"ask_caught":"must","ask_wrong":"must","ask_whom":"accuser","ask_which":"challenged","answer_counts":"holder","answer_along":true,"stakes":"half","hunter":true,"window":3,"last_window":10,"turn_time":30,"first_lap_clock":true,"reveal_time":4,"choose_time":20,"answer_time":30,"discard_time":10,"explain_time":8},"bank":"own-eb7a5bf34cb529e1","title":"Sums","language":"en","questions":12,"practice":null,"weights":[2,1],"at_most":false},"group":1}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',1,'open:346d63e63855.1',1.79535902789473795883e+09,NULL,'[{"type":"dealt","at":1795359027.894738,"options":{"fewest_seats":2,"most_seats":40,"deck":"5","decks":0,"remainder":"pile","starter":"rotates","opening":"hidden_aces","direction":"clockwise","step":1,"wrap":true,"truth":"free","truth_count":"any","first_bluff":"any","most_cards":4,"overclaim":false,"passing":false,"callers":"anyone","call_tokens":0,"calls_in_row":0,"quiet":false,"call_word":"Doubt it!","last_card":"survive","questions":true,"ask_caught":"must","ask_wrong":"must","ask_whom":"accuser","ask_which":"challenged","answer_counts":"holder","answer_along":true,"stakes":"half","hunter":true,"window":3,"last_window":10,"turn_time":30,"first_lap_clock":true,"reveal_time":4,"choose_time":20,"answer_time":30,"discard_time":10,"explain_time":8},"last_rank":"5","decks":1,"seats":[1,2,3],"signs":[0,1,2],"hands":[["AS","AC","3S","4S","5H","5D"],["2H","3H","3D","3C","4H","4C"],["AH","2S","2D","2C","4D","5C"]],"pile":["AD","5S"],"starter":1,"closes_at":1795359057.894738,"questions":[{"id":"What is 3 plus 1?","text":"What is 3 plus 1?","kind":"choice","choices":[{"text":"4","right":true},{"text":"3","right":false},{"text":"5","right":false}],"explanation":"Count on."},{"id":"What is 4 plus 1?","text":"What is 4 plus 1?","kind":"choice","choices":[{"text":"5","right":true},{"text":"4","right":false},{"text":"6","right":false}],"explanation":"Count on."},{"id":"What is 12 plus 1?","text":"What is 12 plus 1?","kind":"choice","choices":[{"text":"13","right":true},{"text":"12","right":false},{"text":"14","right":false}],"explanation":"Count on."},{"id":"What is 7 plus 1?","text":"What is 7 plus 1?","kind":"choice","choices":[{"text":"8","right":true},{"text":"7","right":false},{"text":"9","right":false}],"explanation":"Count on."},{"id":"What is 2 plus 1?","text":"What is 2 plus 1?","kind":"choice","choices":[{"text":"3","right":true},{"text":"2","right":false},{"text":"4","right":false}],"explanation":"Count on."},{"id":"What is 11 plus 1?","text":"What is 11 plus 1?","kind":"choice","choices":[{"text":"12","right":true},{"text":"11","right":false},{"text":"13","right":false}],"explanation":"Count on."},{"id":"What is 1 plus 1?","text":"What is 1 plus 1?","kind":"choice","choices":[{"text":"2","right":true},{"text":"1","right":false},{"text":"3","right":false}],"explanation":"Count on.","image":"514347690c8516916973212b54fbd02b.webp"},{"id":"What is 10 plus 1?","text":"What is 10 plus 1?","kind":"choice","choices":[{"text":"11","right":true},{"text":"10","right":false},{"text":"12","right":false}],"explanation":"Count on."},{"id":"What is 8 plus 1?","text":"What is 8 plus 1?","kind":"choice","choices":[{"text":"9","right":true},{"text":"8","right":false},{"text":"10","right":false}],"explanation":"Count on."},{"id":"What is 5 plus 1?","text":"What is 5 plus 1?","kind":"choice","choices":[{"text":"6","right":true},{"text":"5","right":false},{"text":"7","right":false}],"explanation":"Count on."},{"id":"What is 9 plus 1?","text":"What is 9 plus 1?","kind":"choice","choices":[{"text":"10","right":true},{"text":"9","right":false},{"text":"11","right":false}],"explanation":"Count on."},{"id":"What is 6 plus 1?","text":"What is 6 plus 1?","kind":"choice","choices":[{"text":"7","right":true},{"text":"6","right":false},{"text":"8","right":false}],"explanation":"Count on."}],"language":"en","on_card":{"3S":"What is 3 plus 1?","5H":"What is 4 plus 1?","4S":"What is 12 plus 1?","5D":"What is 7 plus 1?","AC":"What is 2 plus 1?","AS":"What is 11 plus 1?","4C":"What is 1 plus 1?","2H":"What is 10 plus 1?","3D":"What is 8 plus 1?","3C":"What is 5 plus 1?","3H":"What is 9 plus 1?","4H":"What is 6 plus 1?","2D":"What is 3 plus 1?","AH":"What is 4 plus 1?","2S":"What is 12 plus 1?","5C":"What is 7 plus 1?","2C":"What is 2 plus 1?","4D":"What is 11 plus 1?","AD":"What is 1 plus 1?","5S":"What is 10 plus 1?"},"spare":[],"eases":{"2":{"time":2.0}},"guests":[],"bots":[],"seen":{},"missed":[]}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',2,'test:act00000003',1.79535902790113878254e+09,NULL,'[{"type":"laid","seat":1,"cards":["AS","AC"],"at":1795359027.9011388,"free_at":1795359030.9011388,"closes_at":1795359090.9011388,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',3,'test:act00000004',1.79535902790935659404e+09,NULL,'[{"type":"believed","seat":2}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',4,'test:act00000006',1.79535902793757247931e+09,NULL,'[{"type":"believed","seat":3},{"type":"stood","at":1795359027.9375725,"closes_at":1795359087.9375725}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',5,'test:act00000007',1.79535902794889545442e+09,NULL,'[{"type":"laid","seat":2,"cards":["2H"],"at":1795359027.9488955,"free_at":1795359030.9488955,"closes_at":1795359060.9488955,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',6,'test:act00000008',1.79535902795711040493e+09,NULL,'[{"type":"believed","seat":1}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',7,'test:act00000009',1.79535902796987152096e+09,NULL,'[{"type":"called","seat":3,"at":1795359027.9698715,"closes_at":1795359031.9698715}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',8,'test:act00000010',1.79535902798303961748e+09,NULL,'[{"type":"asked","asker":2,"answerer":3,"card":0,"question":"What is 10 plus 1?","order":[1,2,0],"at":1795359027.9830396,"closes_at":1795359057.9830396,"without":[]}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',9,'test:act00000011',1.79535902807695341111e+09,NULL,'[{"type":"answered","seat":3,"right":false,"choices":[1],"text":null,"closes_at":1795359057.9830396}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',10,'test:act00000012',1.79535902811188173297e+09,NULL,'[{"type":"revealed"},{"type":"relaid","on_card":{"2H":"What is 8 plus 1?","5S":"What is 5 plus 1?"},"spare":["What is 10 plus 1?"]},{"type":"settled","loser":3,"takes":["AD","5S","AS","AC","2H"],"leaves":[]},{"type":"explained","at":1795359028.1118817,"closes_at":1795359036.1118817}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',11,'test:act00000013',1.79535902827394914628e+09,NULL,'[{"type":"read","seat":1}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',12,'test:act00000014',1.79535902828610372545e+09,NULL,'[{"type":"read","seat":2}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',13,'test:act00000015',1.79535902830222272872e+09,NULL,'[{"type":"read","seat":3},{"type":"turn","at":1795359028.3022227,"closes_at":1795359058.3022227}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',14,'test:act00000016',1.79535902831182479855e+09,NULL,'[{"type":"laid","seat":3,"cards":["4D"],"at":1795359028.3118248,"free_at":1795359031.3118248,"closes_at":1795359061.3118248,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',15,'test:act00000017',1.79535902832601952554e+09,NULL,'[{"type":"believed","seat":1}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',16,'test:act00000019',1.79535902834281682963e+09,NULL,'[{"type":"called","seat":2,"at":1795359028.3428168,"closes_at":1795359032.3428168}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',17,'test:act00000020',1.79535902836195659631e+09,NULL,'[{"type":"asked","asker":2,"answerer":3,"card":0,"question":"What is 11 plus 1?","order":[2,1,0],"at":1795359028.3619566,"closes_at":1795359058.3619566,"without":[]}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',18,'test:act00000021',1.79535902844894838335e+09,NULL,'[{"type":"answered","seat":3,"right":false,"choices":[1],"text":null,"closes_at":1795359058.3619566}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',19,'test:act00000022',1.79535902845584034921e+09,NULL,'[{"type":"revealed"},{"type":"relaid","on_card":{"AS":"What is 9 plus 1?","4D":"What is 6 plus 1?"},"spare":["What is 10 plus 1?","What is 11 plus 1?"]},{"type":"settled","loser":3,"takes":["4D"],"leaves":[]},{"type":"hunted","seat":2,"at":1795359028.4558403,"closes_at":1795359048.4558403}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',20,'test:act00000023',1.79535902846984577177e+09,NULL,'[{"type":"discarded","seat":2,"card":"4H"},{"type":"explained","at":1795359028.4698458,"closes_at":1795359036.4698458}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',21,'test:act00000024',1.7953590285034461021e+09,NULL,'[{"type":"read","seat":1}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',22,'test:act00000025',1.79535902855013942717e+09,NULL,'[{"type":"read","seat":2}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',23,'test:act00000026',1.79535902868848752968e+09,NULL,'[{"type":"read","seat":3},{"type":"turn","at":1795359028.6884875,"closes_at":1795359058.6884875}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',24,'test:act00000027',1.79535902869062900539e+09,NULL,'[{"type":"laid","seat":1,"cards":["4S"],"at":1795359028.690629,"free_at":1795359031.690629,"closes_at":1795359091.690629,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',25,'test:act00000028',1.79535902869725155824e+09,NULL,'[{"type":"believed","seat":2}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',26,'test:act00000030',1.79535902870869588853e+09,NULL,'[{"type":"believed","seat":3},{"type":"stood","at":1795359028.708696,"closes_at":1795359088.708696}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',27,'test:act00000031',1.79535902871386241919e+09,NULL,'[{"type":"laid","seat":2,"cards":["3D"],"at":1795359028.7138624,"free_at":1795359031.7138624,"closes_at":1795359061.7138624,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',28,'test:act00000032',1.7953590287239766121e+09,NULL,'[{"type":"called","seat":1,"at":1795359028.7239766,"closes_at":1795359032.7239766}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',29,'test:act00000033',1.79535902875651121142e+09,NULL,'[{"type":"asked","asker":1,"answerer":2,"card":0,"question":"What is 8 plus 1?","order":[1,0,2],"at":1795359028.7565112,"closes_at":1795359088.7565112,"without":[]}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',30,'test:act00000034',1.79535902876223373413e+09,NULL,'[{"type":"answered","seat":2,"right":true,"choices":[1],"text":null,"closes_at":1795359058.7565112}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',31,'test:act00000035',1.79535902876966571811e+09,NULL,'[{"type":"revealed"},{"type":"relaid","on_card":{"2H":"What is 3 plus 1?","3D":"What is 4 plus 1?"},"spare":["What is 10 plus 1?","What is 11 plus 1?","What is 8 plus 1?"]},{"type":"settled","loser":2,"takes":["3D"],"leaves":["4S"]},{"type":"hunted","seat":1,"at":1795359028.7696657,"closes_at":1795359038.7696657}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',32,'test:act00000036',1.79535902877204346659e+09,NULL,'[{"type":"discarded","seat":1,"card":"5D"},{"type":"explained","at":1795359028.7720435,"closes_at":1795359036.7720435}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',33,'test:act00000037',1.79535902877770948407e+09,NULL,'[{"type":"read","seat":1}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',34,'test:act00000038',1.79535902878557682041e+09,NULL,'[{"type":"read","seat":2}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',35,'test:act00000039',1.79535902878761959074e+09,NULL,'[{"type":"read","seat":3},{"type":"turn","at":1795359028.7876196,"closes_at":1795359058.7876196}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',36,'test:act00000040',1.79535902879378294946e+09,NULL,'[{"type":"laid","seat":3,"cards":["AS","AH","AD","AC"],"at":1795359028.793783,"free_at":1795359031.793783,"closes_at":1795359061.793783,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',37,'test:act00000041',1.79535902879864406583e+09,NULL,'[{"type":"believed","seat":1}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',38,'test:act00000043',1.79535902889715719222e+09,NULL,'[{"type":"believed","seat":2},{"type":"stood","at":1795359028.8971572,"closes_at":1795359058.8971572}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',39,'test:act00000044',1.7953590288994619846e+09,NULL,'[{"type":"laid","seat":1,"cards":["5H"],"at":1795359028.899462,"free_at":1795359031.899462,"closes_at":1795359091.899462,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',40,'test:act00000045',1.79535902890558409688e+09,NULL,'[{"type":"believed","seat":2}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',41,'test:act00000047',1.79535902901601266863e+09,NULL,'[{"type":"believed","seat":3},{"type":"stood","at":1795359029.0160127,"closes_at":1795359089.0160127}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',42,'test:act00000048',1.79535902902148890498e+09,NULL,'[{"type":"laid","seat":2,"cards":["3H","3D","3C"],"at":1795359029.021489,"free_at":1795359032.021489,"closes_at":1795359062.021489,"automatic":false}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',43,'test:act00000049',1.7953590290293838978e+09,NULL,'[{"type":"believed","seat":1}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',44,'test:act00000050',1.79535902903153395658e+09,NULL,'[{"type":"called","seat":3,"at":1795359029.031534,"closes_at":1795359033.031534}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',45,'test:act00000051',1.79535902903446435924e+09,NULL,'[{"type":"offered","asker":2,"cards":[0,1,2],"answerers":[3],"optional":false,"at":1795359029.0344644,"closes_at":1795359069.0344644}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',46,'test:act00000052',1.79535902903917431831e+09,NULL,'[{"type":"asked","asker":2,"answerer":3,"card":1,"question":"What is 4 plus 1?","order":[2,0,1],"at":1795359029.0391743,"closes_at":1795359059.0391743,"without":[]}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',47,'test:act00000053',1.79535902910281610486e+09,NULL,'[{"type":"answered","seat":3,"right":false,"choices":[0],"text":null,"closes_at":1795359059.0391743}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',48,'test:act00000054',1.79535902912403273583e+09,NULL,'[{"type":"revealed"},{"type":"relaid","on_card":{"5H":"What is 12 plus 1?","3D":"What is 7 plus 1?","AH":"What is 2 plus 1?"},"spare":["What is 10 plus 1?","What is 11 plus 1?","What is 8 plus 1?","What is 4 plus 1?"]},{"type":"settled","loser":3,"takes":["AS","AH","AD","AC","5H","3H","3D","3C"],"leaves":[]},{"type":"explained","at":1795359029.1240327,"closes_at":1795359037.1240327}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',49,'test:act00000055',1.79535902921424078944e+09,NULL,'[{"type":"read","seat":1}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',50,'test:act00000056',1.79535902921875739094e+09,NULL,'[{"type":"read","seat":2}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',51,'test:act00000057',1.7953590292366249561e+09,NULL,'[{"type":"read","seat":3},{"type":"turn","at":1795359029.236625,"closes_at":1795359059.236625}]');
INSERT INTO "ledger" VALUES('table:346d63e63855.1',52,'test:act00000058',1.79535902924343562132e+09,NULL,'[{"type":"stepped_in","seat":1,"on":true,"began_at":1795359029.236625,"closes_at":1795359059.236625,"why":"host"}]');
CREATE TABLE lessons (
	id VARCHAR NOT NULL, 
	code VARCHAR NOT NULL, 
	owner VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	opened_at DOUBLE NOT NULL, 
	closed_at DOUBLE, 
	last_at DOUBLE NOT NULL, naming VARCHAR DEFAULT 'made' NOT NULL, 
	CONSTRAINT lessons_key PRIMARY KEY (id)
);
INSERT INTO "lessons" VALUES('e4c7a18c3b16','A3C9','teacher','Sums',1.79535902218385362625e+09,1.79535902751107025142e+09,1.79535902751107025142e+09,'made');
INSERT INTO "lessons" VALUES('346d63e63855','P4RT','teacher','Sums',1.79535902757295084001e+09,NULL,1.79535902757295084001e+09,'made');
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	lesson VARCHAR NOT NULL, 
	seat INTEGER, 
	position INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	token_hash VARCHAR NOT NULL, 
	joined_at DOUBLE NOT NULL, held BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT people_key PRIMARY KEY (id), 
	CONSTRAINT people_lesson_known FOREIGN KEY(lesson) REFERENCES lessons (id) ON DELETE CASCADE, 
	CONSTRAINT people_lesson_seat_position_once UNIQUE (lesson, seat, position), 
	CONSTRAINT people_token_hash_once UNIQUE (token_hash)
);
INSERT INTO "people" VALUES('1a4901a6cc601829','e4c7a18c3b16',1,0,'Mellow Puffin','7301de987e13e9ac0483dce51fc879fd6df348ec7ef5cea65a1939ba431f980f',1.79535902230222392085e+09,0);
INSERT INTO "people" VALUES('47e7ad9fb0b72b8d','e4c7a18c3b16',2,0,'Smart Hawk','a9e59eb28ddc24f2d3450f5b906f1e08aeb45aa79705af5b5d5fd6ce77cd5f66',1.79535902250417232512e+09,0);
INSERT INTO "people" VALUES('6f481896f88f8936','e4c7a18c3b16',3,0,'Cosy Shark','d78428ad8a1406df288f55502440ba163673de53ed856caffbdf7fe0bf0a1dc1',1.79535902262859916687e+09,0);
INSERT INTO "people" VALUES('042f6c601447c7c1','346d63e63855',1,0,'Wild Bee','c55418c0ab5cce35a0f69bfcc2cf463340ddb52757de6617775c23745e25a576',1.79535902758887219426e+09,0);
INSERT INTO "people" VALUES('199287d5457ad7bb','346d63e63855',2,0,'Keen Mole','8266c7a8c16b1beb0c1ab6f005d29fcf66d1a7f524ca63df22815ac37d48fb01',1.79535902781028890605e+09,0);
INSERT INTO "people" VALUES('1668dec3d7c16faf','346d63e63855',3,0,'Misty Dolphin','7a50fc934384309812fc5bd27f4c14de05bdd312c95cd8c0067b73b14ec763e4',1.79535902786948847777e+09,0);
CREATE TABLE pictures (
	id VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	width INTEGER NOT NULL, 
	height INTEGER NOT NULL, 
	added_at DOUBLE NOT NULL, 
	content BLOB NOT NULL, 
	CONSTRAINT pictures_key PRIMARY KEY (id)
);
INSERT INTO "pictures" VALUES('514347690c8516916973212b54fbd02b','image/webp',1,1,1.0,X'52494646220000005745425056503820160000003001009D012A010001000EC0FE25A400037000000000');
CREATE TABLE question_sums (
	question VARCHAR NOT NULL, 
	at DOUBLE NOT NULL, 
	"right" INTEGER NOT NULL, 
	asked INTEGER NOT NULL, 
	CONSTRAINT question_sums_key PRIMARY KEY (question)
);
CREATE TABLE questions (
	bank VARCHAR NOT NULL, 
	position INTEGER NOT NULL, 
	id VARCHAR NOT NULL, 
	content TEXT NOT NULL, 
	CONSTRAINT questions_key PRIMARY KEY (bank, position), 
	CONSTRAINT questions_bank_known FOREIGN KEY(bank) REFERENCES banks (id) ON DELETE CASCADE, 
	CONSTRAINT questions_bank_id_once UNIQUE (bank, id)
);
INSERT INTO "questions" VALUES('eb7a5bf34cb529e1',0,'What is 1 plus 1?','{"id":"What is 1 plus 1?","text":"What is 1 plus 1?","kind":"choice","choices":[{"text":"2","right":true},{"text":"1","right":false},{"text":"3","right":false}],"explanation":"Count on.","image":"514347690c8516916973212b54fbd02b.webp"}');
INSERT INTO "questions" VALUES('eb7a5bf34cb529e1',1,'What is 2 plus 1?','{"id":"What is 2 plus 1?","text":"What is 2 plus 1?","kind":"choice","choices":[{"text":"3","right":true},{"text":"2","right":false},{"text":"4","right":false}],"explanation":"Count on."}');
INSERT INTO "questions" VALUES('eb7a5bf34cb529e1',2,'What is 3 plus 1?','{"id":"What is 3 plus 1?","text":"What is 3 plus 1?","kind":"choice","choices":[{"text":"4","right":true},{"text":"3","right":false},{"text":"5","right":false}],"explanation":"Count on."}');
INSERT INTO "questions" VALUES('eb7a5bf34cb529e1',3,'What is 4 plus 1?','{"id":"What is 4 plus 1?","text":"What is 4 plus 1?","kind":"choice","choices":[{"text":"5","right":true},{"text":"4","right":false},{"text":"6","right":false}],"explanation":"Count on."}');
INSERT INTO "questions" VALUES('eb7a5bf34cb529e1',4,'What is 5 plus 1?','{"id":"What is 5 plus 1?","text":"What is 5 plus 1?","kind":"choice","choices":[{"text":"6","right":true},{"text":"5","right":false},{"text":"7","right":false}],"explanation":"Count on."}');
INSERT INTO "questions" VALUES('eb7a5bf34cb529e1',5,'What is 6 plus 1?','{"id":"What is 6 plus 1?","text":"What is 6 plus 1?","kind":"choice","choices":[{"text":"7","right":true},{"text":"6","right":false},{"text":"8","right":false}],"explanation":"Count on."}');
INSERT INTO "questions" VALUES('eb7a5bf34cb529e1',6,'What is 7 plus 1?','{"id":"What is 7 plus 1?","text":"What is 7 plus 1?","kind":"choice","choices":[{"text":"8","right":true},{"text":"7","right":false},{"text":"9","right":false}],"explanation":"Count on."}');
INSERT INTO "questions" VALUES('eb7a5bf34cb529e1',7,'What is 8 plus 1?','{"id":"What is 8 plus 1?","text":"What is 8 plus 1?","kind":"choice","choices":[{"text":"9","right":true},{"text":"8","right":false},{"text":"10","right":false}],"explanation":"Count on."}');
INSERT INTO "questions" VALUES('eb7a5bf34cb529e1',8,'What is 9 plus 1?','{"id":"What is 9 plus 1?","text":"What is 9 plus 1?","kind":"choice","choices":[{"text":"10","right":true},{"text":"9","right":false},{"text":"11","right":false}],"explanation":"Count on."}');
INSERT INTO "questions" VALUES('eb7a5bf34cb529e1',9,'What is 10 plus 1?','{"id":"What is 10 plus 1?","text":"What is 10 plus 1?","kind":"choice","choices":[{"text":"11","right":true},{"text":"10","right":false},{"text":"12","right":false}],"explanation":"Count on."}');
INSERT INTO "questions" VALUES('eb7a5bf34cb529e1',10,'What is 11 plus 1?','{"id":"What is 11 plus 1?","text":"What is 11 plus 1?","kind":"choice","choices":[{"text":"12","right":true},{"text":"11","right":false},{"text":"13","right":false}],"explanation":"Count on."}');
INSERT INTO "questions" VALUES('eb7a5bf34cb529e1',11,'What is 12 plus 1?','{"id":"What is 12 plus 1?","text":"What is 12 plus 1?","kind":"choice","choices":[{"text":"13","right":true},{"text":"12","right":false},{"text":"14","right":false}],"explanation":"Count on."}');
CREATE TABLE results (
	lesson VARCHAR NOT NULL, 
	position INTEGER NOT NULL, 
	round INTEGER NOT NULL, 
	"table" VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	question_text TEXT NOT NULL, 
	"right" BOOLEAN, 
	at DOUBLE NOT NULL, how VARCHAR DEFAULT 'asked' NOT NULL, repeat BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT results_key PRIMARY KEY (lesson, position), 
	CONSTRAINT results_lesson_known FOREIGN KEY(lesson) REFERENCES lessons (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('e4c7a18c3b16',0,1,'e4c7a18c3b16.1','6f481896f88f8936','What is 6 plus 1?',0,1.79535902295196366307e+09,'asked',0);
INSERT INTO "results" VALUES('e4c7a18c3b16',1,1,'e4c7a18c3b16.1','47e7ad9fb0b72b8d','What is 3 plus 1?',0,1.7953590235295357704e+09,'asked',0);
INSERT INTO "results" VALUES('e4c7a18c3b16',2,1,'e4c7a18c3b16.1','1a4901a6cc601829','What is 1 plus 1?',0,1.79535902414584779742e+09,'asked',0);
INSERT INTO "results" VALUES('e4c7a18c3b16',3,1,'e4c7a18c3b16.1','1a4901a6cc601829','What is 4 plus 1?',0,1.79535902436180496216e+09,'asked',0);
INSERT INTO "results" VALUES('e4c7a18c3b16',4,1,'e4c7a18c3b16.1','6f481896f88f8936','What is 11 plus 1?',0,1.79535902477720308301e+09,'asked',0);
INSERT INTO "results" VALUES('e4c7a18c3b16',5,1,'e4c7a18c3b16.1','47e7ad9fb0b72b8d','What is 2 plus 1?',0,1.79535902523584961886e+09,'asked',0);
INSERT INTO "results" VALUES('e4c7a18c3b16',6,1,'e4c7a18c3b16.1','1a4901a6cc601829','What is 8 plus 1?',0,1.79535902593771672249e+09,'asked',0);
INSERT INTO "results" VALUES('e4c7a18c3b16',7,1,'e4c7a18c3b16.1','47e7ad9fb0b72b8d','What is 5 plus 1?',0,1.79535902732167339324e+09,'asked',0);
CREATE TABLE rosters (
	lesson VARCHAR NOT NULL, 
	position INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	person VARCHAR, 
	CONSTRAINT rosters_key PRIMARY KEY (lesson, position), 
	CONSTRAINT rosters_lesson_known FOREIGN KEY(lesson) REFERENCES lessons (id) ON DELETE CASCADE
);
CREATE TABLE waiting_banks (
	id VARCHAR NOT NULL, 
	owner VARCHAR NOT NULL, 
	at DOUBLE NOT NULL, 
	name TEXT NOT NULL, 
	content BLOB NOT NULL, 
	told TEXT NOT NULL, 
	CONSTRAINT waiting_banks_key PRIMARY KEY (id)
);
CREATE UNIQUE INDEX lessons_open_code ON lessons (code) WHERE closed_at IS NULL;
COMMIT;
